/** Of a proxy with no server behind it; the numbers from 520 on are those of a large network of proxies. */
export const isGatewayError = (status: number) => status === 502 || status === 504 || (status >= 520 && status <= 530)
