/** The browser's own question, which it lets the page ask at a better time. */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let kept: InstallPrompt | undefined;

export const installPrompt = {
  get: () => kept,
  keep(prompt: InstallPrompt | undefined): void {
    kept = prompt;
  },
};
