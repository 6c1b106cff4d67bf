import { livenessPath, readinessPath } from '@app/contract/routes'
import { host, postgresPrograms } from './machine.ts'

/**
 * Seconds. A machine that is gone costs `ttl`, and Patroni wants `ttl` to be at least `loop_wait` and twice
 * `retry_timeout`. Versions from 3.2 on document 20 as the least `ttl`: then 20, 2 and 5.
 */
export const tuning = { ttl: 10, loopWait: 1, retryTimeout: 3 }
const maxConnections = 120

export interface Node {
  name: string
  port: number
  rest: number
  data: string
}

interface PatroniSettings {
  dir: string
  etcds: readonly number[]
  passwords: { superuser: string; replication: string }
}

const bootstrapConfig = `bootstrap:
  dcs:
    ttl: ${tuning.ttl}
    loop_wait: ${tuning.loopWait}
    retry_timeout: ${tuning.retryTimeout}
    # A crashed primary is not waited for: the synchronous standby has everything.
    primary_start_timeout: 0
    primary_stop_timeout: 15
    synchronous_mode: true
    synchronous_node_count: 1
    maximum_lag_on_failover: 1048576
    # Without etcd the primary stays one as long as it reaches all members.
    failsafe_mode: true
    postgresql:
      use_pg_rewind: true
      use_slots: true
      parameters:
        wal_level: replica
        wal_log_hints: 'on'
        hot_standby: 'on'
        max_connections: ${maxConnections}
        max_wal_senders: 8
        max_replication_slots: 8
        wal_keep_size: 256MB
        max_wal_size: 512MB
        shared_buffers: 64MB
        synchronous_commit: 'on'
        # A standby that hangs holds every commit for so long; PostgreSQL's own value is a minute.
        wal_sender_timeout: 5s
        wal_receiver_timeout: 5s
        wal_receiver_status_interval: 1s
        wal_retrieve_retry_interval: 1s
        client_connection_check_interval: 2s
        tcp_keepalives_idle: 10
        tcp_keepalives_interval: 3
        tcp_keepalives_count: 3
        tcp_user_timeout: 10s
        timezone: UTC
        log_timezone: UTC
        jit: 'off'
  initdb: [{ encoding: UTF8 }, { locale: C.UTF-8 }, data-checksums]`

export const patroniConfig = ({ name, port, rest, data }: Node, { dir, etcds, passwords }: PatroniSettings) => `
scope: firecrest
name: ${name}
restapi: { listen: '${host}:${rest}', connect_address: '${host}:${rest}' }
etcd3: { hosts: [${etcds.map((each) => `'${host}:${each}'`).join(', ')}] }
${bootstrapConfig}
postgresql:
  listen: ${host}:${port}
  connect_address: ${host}:${port}
  data_dir: ${data}
  bin_dir: ${postgresPrograms}
  pgpass: ${dir}/${name}.pgpass
  # A node that cannot be rewound is copied anew instead of staying out.
  remove_data_directory_on_rewind_failure: true
  remove_data_directory_on_diverged_timelines: true
  authentication:
    superuser: { username: postgres, password: ${passwords.superuser} }
    replication: { username: replicator, password: ${passwords.replication} }
  pg_hba:
    - host replication replicator ${host}/32 scram-sha-256
    - host all all ${host}/32 scram-sha-256
  # The path of a socket would be too long in some folders.
  parameters: { unix_socket_directories: '' }
# There is no device here: the event stall does what it would do, and unfenced is what happens without.
watchdog: { mode: 'off' }
`

interface ProxySettings {
  ports: { write: number; read: number; web: number }
  nodes: readonly Node[]
  apps: readonly number[]
}

/** The state of a node in Patroni decides where writes and reads go, and the address of readiness which process is asked. */
export function proxyConfig({ ports, nodes, apps }: ProxySettings) {
  const each = nodes.map(({ name, port, rest }) => `  server ${name} ${host}:${port} check port ${rest}`).join('\n')
  const servers = apps.map((port, i) => `  server a${i + 1} ${host}:${port} check`).join('\n')
  return `global
  maxconn 2000
  log stdout format raw local0 notice
defaults
  log global
  mode tcp
  timeout connect 1s
  # A refused connection is an answer: without this it is tried again for three seconds.
  retries 0
  timeout client 30m
  timeout server 30m
  timeout check 2s
  option clitcpka
  option srvtcpka
listen write
  bind ${host}:${ports.write}
  # The status is 200 as soon as a node holds the key, seconds before PostgreSQL takes writes; the body knows.
  option httpchk
  http-check send meth GET uri /primary
  http-check expect status 200
  http-check expect rstring \\"role\\":.?\\"(master|primary)\\"
  default-server inter 500ms fastinter 200ms downinter 300ms fall 2 rise 1 on-marked-down shutdown-sessions
${each}
listen read
  bind ${host}:${ports.read}
  balance leastconn
  option httpchk OPTIONS /replica?lag=16MB
  http-check expect status 200
  default-server inter 1s fastinter 500ms downinter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${each}
frontend web
  bind ${host}:${ports.web}
  mode http
  timeout client 65s
  timeout http-request 15s
  # Without it an idle connection is closed after the time of a request, as a client begins its next one.
  timeout http-keep-alive 65s
  option forwardfor
  # Without a database no process is ready: those that live still serve pages, and refuse calls themselves.
  use_backend alive if { nbsrv(ready) eq 0 }
  default_backend ready
${backend('ready', readinessPath, servers)}
${backend('alive', livenessPath, servers)}
`
}

/** A request is sent again only where the connection failed; everything else is repeated by the client, with its key. */
const backend = (name: string, path: string, servers: string) => `backend ${name}
  mode http
  balance roundrobin
  # A connection of its own for each request: one that stays open may close, at a restart, as the next request is sent.
  option http-server-close
  timeout server 35s
  option redispatch 1
  retries 3
  retry-on conn-failure
  option httpchk
  http-check send meth GET uri ${path} ver HTTP/1.1 hdr Host localhost
  http-check expect status 200
  timeout check 3s
  default-server inter 1s fastinter 300ms downinter 500ms fall 2 rise 1
${servers}`

interface PoolerSettings {
  dir: string
  port: number
  write: number
}

export const poolerConfig = ({ dir, port, write }: PoolerSettings) => `[databases]
app = host=${host} port=${write} dbname=app
[pgbouncer]
listen_addr = ${host}
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${dir}/userlist.txt
pool_mode = transaction
max_client_conn = 400
default_pool_size = 60
; After a refused connection PgBouncer waits 15 seconds unless set otherwise.
server_login_retry = 0.2
server_connect_timeout = 2
query_wait_timeout = 5
server_idle_timeout = 60
tcp_keepidle = 10
tcp_keepintvl = 3
tcp_keepcnt = 3
tcp_user_timeout = 10000
log_connections = 0
log_disconnections = 0
`
