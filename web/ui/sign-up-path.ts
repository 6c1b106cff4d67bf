export const signUpHash = '#sign-up'
export const signUpPath = `/login${signUpHash}` as const
