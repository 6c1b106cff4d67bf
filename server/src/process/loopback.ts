const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|[a-z0-9-]+\.localhost)(:\d+)?$/i

/** Whether a host, with or without its port, is a name of this machine for itself. */
export const isLoopback = (host: string) => loopback.test(host)

/** The same of an address to listen on, where IPv6 stands without brackets. */
export const isLoopbackAddress = (address: string) => isLoopback(address) || address === '::1'
