"""OpenStack Swift (packages of Debian) with its S3 API, all four servers in one process on 127.0.0.1, its disk a folder.

python3 swift-s3.py <folder> <user> <secret>: says `ready <port>`; the access key is `test:<user>`.
"""
import os
import sys

folder, user, secret = sys.argv[1:]
os.makedirs(os.path.join(folder, 'disk', 'd1'))
with open(os.path.join(folder, 'swift.conf'), 'w') as file:
    file.write('[swift-hash]\nswift_hash_path_suffix = tests\nswift_hash_path_prefix = tests\n[storage-policy:0]\nname = one\ndefault = yes\n')

import eventlet
eventlet.monkey_patch()
import swift.common.utils as utils
utils.SWIFT_CONF_FILE = os.path.join(folder, 'swift.conf')
utils.HASH_PATH_SUFFIX = utils.HASH_PATH_PREFIX = b'tests'
import swift.common.storage_policy as policy
policy.SWIFT_CONF_FILE = utils.SWIFT_CONF_FILE
policy.reload_storage_policies()
from eventlet import listen, spawn, wsgi
from swift.common.ring import RingBuilder
from swift.common.wsgi import loadapp
from swift.common.utils import NullLogger

SHARED = f'swift_dir = {folder}\ndevices = {folder}/disk\nmount_check = false\nlog_statsd_host =\nfallocate_reserve = 0\n'
SERVERS = ('account', 'container', 'object')
sockets = {name: listen(('127.0.0.1', 0)) for name in (*SERVERS, 'proxy')}

for name in SERVERS:
    builder = RingBuilder(1, 1, 0)
    builder.add_dev({'id': 0, 'region': 1, 'zone': 1, 'weight': 1, 'ip': '127.0.0.1', 'port': sockets[name].getsockname()[1], 'device': 'd1'})
    builder.rebalance()
    builder.get_ring().save(os.path.join(folder, f'{name}.ring.gz'))

for name in SERVERS:
    with open(os.path.join(folder, f'{name}.conf'), 'w') as file:
        file.write(f'[DEFAULT]\n{SHARED}[pipeline:main]\npipeline = server\n[app:server]\nuse = egg:swift#{name}\n')
with open(os.path.join(folder, 'proxy.conf'), 'w') as file:
    file.write(f'''[DEFAULT]
{SHARED}[pipeline:main]
pipeline = catch_errors s3api tempauth slo proxy-server
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:s3api]
use = egg:swift#s3api
s3_acl = false
location = ap-northeast-2
[filter:tempauth]
use = egg:swift#tempauth
user_test_{user} = {secret} .admin
[filter:slo]
use = egg:swift#slo
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
node_timeout = 60
conn_timeout = 10
''')

class Memory:
    """Stands for memcached, which logins ask for."""

    def __init__(self):
        self.kept = {}

    def get(self, key, raise_on_error=False):
        return self.kept.get(key)

    def set(self, key, value, **_):
        self.kept[key] = value

    def delete(self, key, **_):
        self.kept.pop(key, None)


def with_memory(app, memory):
    def call(env, start_response):
        env['swift.cache'] = memory
        return app(env, start_response)

    return call


for name in (*SERVERS, 'proxy'):
    app = loadapp(os.path.join(folder, f'{name}.conf'))
    spawn(wsgi.server, sockets[name], with_memory(app, Memory()), log=NullLogger(), log_output=False)
print(f"ready {sockets['proxy'].getsockname()[1]}", flush=True)
# Ends with the test, however that ends.
parent = os.getppid()
while os.getppid() == parent:
    eventlet.sleep(1)
