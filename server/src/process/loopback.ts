const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|[a-z0-9-]+\.localhost)(:\d+)?$/i

export const isLoopback = (host: string) => loopback.test(host)

export const isLoopbackAddress = (address: string) => isLoopback(address) || address === '::1'
