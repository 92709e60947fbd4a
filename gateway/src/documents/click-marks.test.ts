import { withoutClickMarks } from './click-marks.ts';

test.each([
  ['', ''],
  ['?gclid=a1&utm_source=b', ''],
  ['?fbclid=x&page=2&msclkid=y&sub2=3', '?page=2'],
  ['?clickid=1&click_id=2&cliques=3', '?cliques=3'],
  ['?network=a&country=NL', '?network=a&country=NL'],
  ['?lang=de&ref=9', '?lang=de'],
  ['?t=%20a+b&wbraid=', '?t=+a+b'],
])('%s shows what %s shows', (address, shown) => {
  expect(withoutClickMarks(address)).toBe(shown);
});
