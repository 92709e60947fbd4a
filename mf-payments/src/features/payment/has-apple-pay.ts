interface WithApplePay {
  ApplePaySession?: { canMakePayments(): boolean };
}

/** Whether this browser can pay with Apple Pay; it throws in a page without TLS. */
export function hasApplePay(): boolean {
  try {
    return (window as WithApplePay).ApplePaySession?.canMakePayments() ?? false;
  } catch {
    return false;
  }
}
