/** Of a proxy with no server behind it. */
export const isGatewayError = (status: number) => status === 502 || status === 504
