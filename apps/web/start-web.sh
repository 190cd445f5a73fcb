#!/bin/sh
# Writes what depends on the machine, then serves. All of it is under /tmp: the rest of the container is read-only.
#   API_ADDRESS      host:port of the API; a name is asked for again every 5 s, so that a replaced API is found
#   GATEWAY_ORIGIN   where the payment window comes from
#   BUCKET_ORIGIN    where browsers fetch videos and documents from, where the API hands them on (S3_PUBLIC_ENDPOINT)
#   TLS_CERTIFICATE  file with the chain, with TLS_KEY its key: TLS on 8443, and 8080 leads to PUBLIC_URL
#   PUBLIC_URL       where people reach the site; with https browsers are told to come by TLS only
set -eu
fail() { echo "web: $1" >&2; exit 1; }

resolvers=$(awk '$1 == "nameserver" { print ($2 ~ /:/) ? "[" $2 "]" : $2 }' /etc/resolv.conf | tr '\n' ' ')
[ -n "$resolvers" ] || fail 'no name server in /etc/resolv.conf'
echo "resolver $resolvers valid=5s ipv6=off; resolver_timeout 2s;" >/tmp/resolver.conf
echo "server ${API_ADDRESS:-api:4000} resolve;" >/tmp/api-server.conf

sed "s#@GATEWAY@#$GATEWAY_ORIGIN#g; s#@BUCKET@#${BUCKET_ORIGIN:+ $BUCKET_ORIGIN}#g" /etc/nginx/web-headers.conf >/tmp/web-headers.conf
: >/tmp/redirect.conf
case ${PUBLIC_URL:-} in
  https://*) echo 'add_header Strict-Transport-Security "max-age=31536000; includeSubDomains" always;' >>/tmp/web-headers.conf ;;
esac

if [ -z "${TLS_CERTIFICATE:-}" ]; then
  echo 'listen 8080;' >/tmp/listen.conf
else
  [ -r "$TLS_CERTIFICATE" ] || fail 'TLS_CERTIFICATE cannot be read'
  [ -r "${TLS_KEY:-}" ] || fail 'TLS_KEY cannot be read'
  case ${PUBLIC_URL:-} in https://*) ;; *) fail 'PUBLIC_URL must begin with https:// where TLS ends here' ;; esac
  sed "s#@CERTIFICATE@#$TLS_CERTIFICATE#; s#@KEY@#$TLS_KEY#" /etc/nginx/tls.conf >/tmp/listen.conf
  sed "s#@PUBLIC_URL@#${PUBLIC_URL%/}#" /etc/nginx/redirect.conf >/tmp/redirect.conf
fi
exec nginx -g 'daemon off;'
