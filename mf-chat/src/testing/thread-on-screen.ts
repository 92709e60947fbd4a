import { screen } from '@testing-library/react';

/** For tests: the conversation with Sofia, as one sees it. */
export const log = () => screen.findByRole('log', { name: 'Messages with Sofia' });

export const composer = () => screen.findByRole('textbox', { name: 'Write to Sofia' });

/** What the messages say, from the oldest on screen on. */
export const lines = async () =>
  [...(await log()).querySelectorAll('[dir=auto]')].map(({ textContent }) => textContent);
