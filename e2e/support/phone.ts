/** What a browser says and shows on a phone. */
export const phone = {
  ...{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148',
};
