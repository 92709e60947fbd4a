import { memberStorage, settings } from '@afterglow/shared-state';
import { fail, fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { profile, setSite, signIn } from '../testing/people.ts';
import { renderAt, startTexts } from '../testing/render.tsx';
import Landing from './landing.tsx';

const photo = (id: string, locked = false) => ({
  ...{ id, locked, private: locked, width: 8, height: 12 },
  ...{ thumb_url: `/thumb/${id}`, full_url: `/full/${id}` },
});
const photos = [photo('p1'), photo('p2'), photo('p3', true)];
const mainImage = { id: 'p1', thumb_url: '/thumb/p1', full_url: '/full/p1' };
const sofia = profile('sofia', { name: 'Sofia', fictional: true, photos, main_image: mainImage });

const designs: [string, string, string][] = [
  ['landing', 'Say hello to Sofia', 'Write to Sofia'],
  ['landing2', '3 photos of Sofia', 'See Sofia’s profile'],
  ['landing3', 'What would you two talk about?', 'Tell Sofia'],
];
const open = (name: string) =>
  renderAt(<Landing />, { path: `/members/:id/${name}/:slug?`, at: `/members/sofia/${name}` });

beforeAll(startTexts);
beforeEach(() => {
  setSite();
  signIn(null);
});

test.each(designs)(
  '%s leads to sign-up beside the member, said to be fictional',
  async (...one) => {
    const [name, headline, action] = one;
    fakeServer({ 'GET /api/profile.php': () => ({ profile: sofia }) });
    const { address } = open(name);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(headline);
    expect(screen.getByText('Fictional')).toBeVisible();
    expect(screen.getByText(/^Sofia is a fictional profile/)).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: action }));
    expect(address()).toBe('/members/sofia/signup');
  },
);

test('an answer is kept as the draft of the chat, through a reload, and taken back when emptied', async () => {
  fakeServer({ 'GET /api/profile.php': () => ({ profile: sofia }) });
  settings.setState({ message_length: 30 });
  const { address, unmount } = open('landing');
  const field = await screen.findByRole('textbox', { name: 'Your answer' });
  expect(field).toHaveAccessibleDescription(/^It waits in your chat with Sofia/);
  await userEvent.type(field, 'Orange wine. Long story, with a twist.');
  expect(field).toHaveValue('Orange wine. Long story, with ');
  expect(memberStorage.read('draft-sofia')).toBe('Orange wine. Long story, with ');
  await userEvent.click(screen.getByRole('link', { name: 'Write to Sofia' }));
  expect(address()).toBe('/members/sofia/signup');
  unmount();
  open('landing');
  const again = await screen.findByRole('textbox', { name: 'Your answer' });
  expect(again).toHaveValue('Orange wine. Long story, with ');
  await userEvent.clear(again);
  expect(memberStorage.read('draft-sofia')).toBeNull();
});

test.each(designs)('%s shows nobody who is real, and no member an advertisement', async (name) => {
  fakeServer({ 'GET /api/profile.php': () => ({ profile: { ...sofia, fictional: false } }) });
  const { address, container, unmount } = open(name);
  await waitFor(() => expect(address()).toBe('/members/sofia'));
  expect(container.querySelector('img')).toBeNull();
  unmount();
  signIn({});
  fakeServer({ 'GET /api/profile.php': () => ({ profile: sofia }) });
  const member = open(name);
  await waitFor(() => expect(member.address()).toBe('/members/sofia'));
});

test('who is gone is not here; a failure can be tried again', async () => {
  let broken = true;
  fakeServer({
    'GET /api/profile.php': () => (broken ? fail(400, 'x', 'Bad id') : { profile: sofia }),
  });
  const { unmount } = open('landing');
  expect(await screen.findByText('This profile is not here')).toBeVisible();
  unmount();
  broken = false;
  open('landing');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Say hello to Sofia');
});

test('what did not come is said in the heading of the page', async () => {
  fakeServer({ 'GET /api/profile.php': () => fail(429, 'no', 'In a minute.') });
  renderAt(<Landing />, { path: '/members/:id/landing', at: '/members/lotte/landing' });
  expect(await screen.findByText('In a minute.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The profile did not load');
});

test('private photos lie there as the server blurred them, never whole', async () => {
  fakeServer({ 'GET /api/profile.php': () => ({ profile: sofia }) });
  const { container } = open('landing2');
  await screen.findByText('3 photos of Sofia');
  const shown = [...container.querySelectorAll('img')].map((img) => img.getAttribute('src'));
  expect(shown).toEqual(['/full/p1', '/thumb/p2', '/thumb/p3']);
  expect(container.querySelectorAll('[class*=locked] svg')).toHaveLength(1);
  expect(screen.getByText('Private photo')).toBeInTheDocument();
});

test('what is ticked is counted as something to talk about', async () => {
  fakeServer({ 'GET /api/profile.php': () => ({ profile: sofia }) });
  open('landing3');
  await userEvent.click(await screen.findByRole('button', { name: 'Wine' }));
  expect(screen.getByText('One thing to talk about with Sofia.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Travel' }));
  expect(screen.getByText('2 things to talk about with Sofia.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Wine', pressed: true }));
  expect(screen.getByText('One thing to talk about with Sofia.')).toBeVisible();
});
