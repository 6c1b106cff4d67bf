export const signUpHash = '#sign-up'
export const signUpAddress = `/login${signUpHash}` as const
