#!/bin/sh
# Writes Alertmanager's configuration of its settings, to standard output. What is not set, or a file that is empty, is left out.
#   ALERT_MESSAGE_FILE   file with the address that takes alarms as JSON over POST: a chat, or a provider of text messages
#   ALERT_PAGE_MAIL      who is woken, comma separated
#   ALERT_TICKET_MAIL    who reads in the morning, comma separated
#   ALERT_SMTP           host:port that takes mail, with STARTTLS
#   ALERT_SMTP_FROM, ALERT_SMTP_USER, ALERT_SMTP_PASSWORD_FILE
set -eu
fail() { echo "alertmanager: $1" >&2; exit 1; }
# Values stand between single quotes of YAML.
quoted() { printf "'%s'" "$(printf %s "$1" | sed "s/'/''/g")"; }

mail() { # mail <addresses>
  [ -n "$1" ] || return 0
  echo '    email_configs:'
  echo "      - { to: $(quoted "$1"), send_resolved: true }"
}
message_url=$(cat "${ALERT_MESSAGE_FILE:-/dev/null}")
message() {
  [ -n "$message_url" ] || return 0
  echo '    webhook_configs:'
  echo "      - { url: $(quoted "$message_url"), send_resolved: true }"
}

[ -n "$message_url${ALERT_PAGE_MAIL:-}" ] || fail 'ALERT_MESSAGE or ALERT_PAGE_MAIL: a page has to reach a person'
if [ -n "${ALERT_PAGE_MAIL:-}${ALERT_TICKET_MAIL:-}" ]; then
  [ -n "${ALERT_SMTP:-}" ] && [ -n "${ALERT_SMTP_FROM:-}" ] || fail 'ALERT_SMTP and ALERT_SMTP_FROM: mail needs both'
  echo 'global:'
  echo "  smtp_smarthost: $(quoted "$ALERT_SMTP")"
  echo "  smtp_from: $(quoted "$ALERT_SMTP_FROM")"
  if [ -n "${ALERT_SMTP_USER:-}" ]; then
    [ -s "${ALERT_SMTP_PASSWORD_FILE:-}" ] || fail 'ALERT_SMTP_PASSWORD: the password of ALERT_SMTP_USER'
    echo "  smtp_auth_username: $(quoted "$ALERT_SMTP_USER")"
    echo "  smtp_auth_password_file: $(quoted "$ALERT_SMTP_PASSWORD_FILE")"
  fi
fi
cat <<'ROUTES'
route:
  receiver: ticket
  group_by: [alertname]
  group_wait: 30s
  group_interval: 5m
  repeat_interval: 24h
  routes:
    - matchers: [severity = page]
      receiver: page
      group_wait: 10s
      repeat_interval: 1h
    # Between, they are kept, and told in the morning if they still hold.
    - matchers: [severity = ticket]
      receiver: ticket
      active_time_intervals: [day]
time_intervals:
  - name: day
    time_intervals:
      - { times: [{ start_time: '08:00', end_time: '20:00' }], location: Asia/Seoul }
# What follows from a process that is gone is not told beside it.
inhibit_rules:
  - source_matchers: [alertname = ApiGone]
    target_matchers: ['alertname =~ "CallsFail|CallsAreSlow|MinutesDoNotCount"']
  - source_matchers: [alertname = WorkerGone]
    target_matchers: ['alertname =~ "OutboxWaits|MessagesUnanswered|DeadLetters|TaskFails"']
receivers:
ROUTES
echo '  - name: page'
message
mail "${ALERT_PAGE_MAIL:-}"
echo '  - name: ticket'
mail "${ALERT_TICKET_MAIL:-}"
