import { MemoryRouter } from '@afterglow/shared-ui/router/memory-router';
import { render } from '@testing-library/react';
import { freshVisitor, step, titles } from '../testing/signup-on-screen.tsx';
import { startTexts } from '../testing/start-texts.ts';
import SignupPage from './signup.tsx';

beforeAll(startTexts);
beforeEach(freshVisitor);

test('an e-mail that somebody wrote into a link is not taken for that of whoever follows it', async () => {
  render(
    <MemoryRouter initialEntries={['/signup?email=eve@evil.example']}>
      <SignupPage />
    </MemoryRouter>,
  );
  await step(titles.looking);
  const draft = sessionStorage.getItem('signup-draft');
  expect(draft).toContain('"email":""');
  expect(draft).toContain('"knowsEmail":false');
});
