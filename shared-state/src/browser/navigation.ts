type Navigate = (to: string, options?: { replace?: boolean }) => void;

let go: Navigate = () => {};

export function setNavigate(navigate: Navigate): void {
  go = navigate;
}

/** Goes to a page of the product from outside a component; in components use the router's hook. */
export function navigateTo(to: string, options?: { replace?: boolean }): void {
  go(to, options);
}
