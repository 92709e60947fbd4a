import { settings } from '@afterglow/shared-state';
import { fail } from '@afterglow/shared-state/testing/fake-server';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  back,
  checks,
  choices,
  enter,
  field,
  fillName,
  fillPlace,
  freshVisitor,
  next,
  show,
  startServer,
  step,
  titles,
  toLastStep,
} from '../../testing/signup-on-screen.tsx';
import { startTexts } from '../../testing/start-texts.ts';

beforeAll(startTexts);
beforeEach(freshVisitor);

describe('step by step', () => {
  test('each step is announced by its heading, and says how far one is', async () => {
    show();
    await userEvent.click(screen.getByRole('radio', { name: 'Man' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Women' }));
    await next();
    expect(await step(titles.place)).toHaveFocus();
    expect(screen.getByText('Step 2 of 5')).toBeVisible();
    await back();
    expect(await step(titles.looking)).toHaveFocus();
    expect(screen.getByRole('radio', { name: 'Man' })).toBeChecked();
  });

  test('what the page before it asked is not asked again, and why one is here is said once', async () => {
    show({ ...choices, reason: 'like' });
    await step(titles.place);
    expect(screen.getByText(/let them know you like them/)).toBeVisible();
    await fillPlace();
    await next();
    await step(titles.name);
    expect(screen.queryByText(/let them know you like them/)).toBeNull();
  });

  test('a step with gaps stays, says each beside its field and goes to the first', async () => {
    const calls = startServer();
    show(choices);
    await step(titles.place);
    await next();
    expect(field('Region')).toHaveFocus();
    expect(field('Region')).toHaveAccessibleDescription('Choose your region');
    expect(field('City')).toHaveAccessibleDescription('Enter your city');
    expect(checks(calls)).toEqual([]);
    await enter('City', 'U');
    expect(field('City')).not.toHaveAttribute('aria-invalid', 'true');
    expect(field('Region')).toHaveAccessibleDescription('Choose your region');
  });

  test('with nothing chosen on the first it stays there, at the first choice', async () => {
    show();
    await next();
    const group = screen.getByRole('radiogroup', { name: 'I am a' });
    expect(group).toHaveAccessibleDescription('Choose one');
    expect(within(group).getByRole('radio', { name: 'Man' })).toHaveFocus();
  });

  test('another country has other regions, another region other cities', async () => {
    settings.setState({ countries: ['NL', 'BE'] });
    const calls = startServer({ 'GET /api/cities.php': () => ({ cities: [{ name: 'Utrecht' }] }) });
    show(choices);
    await fillPlace();
    await userEvent.selectOptions(field('Region'), '');
    expect(field('City')).toHaveValue('');
    await userEvent.selectOptions(field('Region'), 'NL-09');
    await enter('City', 'Utr');
    await waitFor(() =>
      expect(document.querySelector('#signup-cities option')).toHaveAttribute('value', 'Utrecht'),
    );
    await userEvent.selectOptions(field('Country'), 'BE');
    expect([field('Region'), field('City')].map((one) => (one as HTMLInputElement).value)).toEqual([
      '',
      '',
    ]);
    const asked = calls.filter(({ path }) => path === '/api/regions.php');
    expect(asked.map(({ query }) => query.country)).toEqual(['NL', 'BE']);
  });

  test('regions that did not come are said, and asked for again', async () => {
    startServer({ 'GET /api/regions.php': () => fail(400, 'no', 'Not now.') });
    show(choices);
    await step(titles.place);
    expect(await screen.findByText('Not now.')).toBeVisible();
    startServer();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('option', { name: 'Utrecht' })).toBeInTheDocument();
  });

  test('about oneself one may say nothing, or five hundred characters, which are counted', async () => {
    show(choices);
    await fillPlace();
    await next();
    await fillName();
    await next();
    await step(titles.about);
    await enter('About me (optional)', 'One honest line');
    expect(screen.getByText('15 / 500')).toBeVisible();
    expect(field('About me (optional)')).toHaveAttribute('maxlength', '500');
  });

  test('who is too young finds the year, and is told why not', async () => {
    show(choices);
    await fillPlace();
    await next();
    await fillName();
    const years = [...(field('Year') as HTMLSelectElement).options].map(({ value }) => value);
    const youngest = new Date().getFullYear() - 15;
    expect(years).toContain(String(youngest));
    expect(years).not.toContain(String(youngest + 1));
    await userEvent.selectOptions(field('Year'), String(youngest));
    await next();
    expect(screen.getByText('You must be 18 or older to join')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('an address is judged on leaving it, and what one agrees to is a press away', async () => {
    show(choices);
    await toLastStep();
    await enter('Your e-mail', 'daan@');
    await userEvent.click(screen.getByRole('checkbox'));
    expect(field('Your e-mail')).toHaveAccessibleDescription('Invalid e-mail');
    const links = ['terms', 'privacy policy'].map((name) => screen.getByRole('link', { name }));
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['/pages/terms', '_blank'],
      ['/pages/privacy', '_blank'],
    ]);
  });

  test('a field is judged on leaving it, without taking the focus back; an empty one is not', async () => {
    show(choices);
    await fillPlace();
    await next();
    await step(titles.name);
    await enter('Profile name', '@daan');
    await userEvent.click(field('Password'));
    expect(field('Profile name')).toHaveAccessibleDescription(
      'Your profile name cannot begin with @',
    );
    expect(field('Password')).toHaveFocus();
    await userEvent.tab();
    expect(field('Password')).not.toHaveAttribute('aria-invalid', 'true');
  });
});

test.each([
  ['GB', ['Day', 'Month', 'Year']],
  ['US', ['Month', 'Day', 'Year']],
])('a date is asked for in the order of the country: %s', async (country, order) => {
  settings.setState({ geoip_country: country });
  show(choices);
  await fillPlace();
  await next();
  await step(titles.name);
  const parts = within(screen.getByRole('group', { name: 'Date of birth' }));
  const names = parts.getAllByRole('combobox').map((part) => part.getAttribute('aria-label'));
  expect(names).toEqual(order);
});

test('a date that does not exist is said in a popup as well, each time one goes on', async () => {
  show(choices);
  await fillPlace();
  await next();
  await fillName();
  await userEvent.selectOptions(field('Day'), '31');
  await userEvent.selectOptions(field('Month'), '2');
  await next();
  const popup = await screen.findByRole('dialog', { name: 'Check your date of birth' });
  expect(popup).toHaveTextContent('Enter your date of birth, 18+ years');
  await userEvent.click(within(popup).getByRole('button', { name: 'Correct it' }));
  expect(await step(titles.name)).toBeVisible();
});

test('a missing consent is said at its box', async () => {
  show(choices);
  await toLastStep();
  await enter('Your e-mail', 'daan@example.com');
  await next();
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(
    'We need your consent to create a profile',
  );
  expect(screen.getByRole('checkbox')).toHaveFocus();
});
