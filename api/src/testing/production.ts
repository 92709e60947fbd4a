/** What an API needs in production, of values that lead nowhere. */
export const production = {
  NODE_ENV: 'production',
  SECRET: 'of a test, and of nothing else at all',
  PUBLIC_URL: 'https://site.example',
  SMTP_URL: 'smtp://localhost:1',
  MAIL_FROM: 'no-reply@site.example',
  MOLLIE_API_KEY: 'test_nobody',
  MOLLIE_API_URL: 'http://localhost:1',
};
