import { shareTags, siteFacts } from './sharing.ts';

const shared = {
  site: 'After"glow',
  title: '<script>alert(1)</script>',
  description: 'Meet & greet',
  niche: 'gay',
  language: 'nl',
  origin: 'https://site.example',
  canonical: 'https://site.example/pages/faq?lang=nl',
};

test('what a shared link shows; words of a site never become markup [S48]', () => {
  const tags = shareTags(shared);
  expect(tags).toContain('content="After&quot;glow"');
  expect(tags).toContain('content="&lt;script&gt;alert(1)&lt;/script&gt;"');
  expect(tags).toContain('property="og:url" content="https://site.example/pages/faq?lang=nl"');
  expect(tags).toContain('property="og:image" content="https://site.example/share/gay.png"');
  expect(tags).toContain('property="og:image:width" content="1200"');
  expect(tags).toContain('property="og:image:height" content="630"');
  expect(tags).not.toContain('<script');
});

test('a page with a picture of its own is shared with that', () => {
  const tags = shareTags({ ...shared, picture: '/assets/mf-landers/abc/share/landers/video.webp' });
  const images = [...tags.matchAll(/og:image[^"]*" content="([^"]*)"/g)].map(([, url]) => url);
  expect(images).toEqual(['https://site.example/assets/mf-landers/abc/share/landers/video.webp']);
});

test('the site says what it is, and that it is for adults', () => {
  expect(siteFacts(shared)).toMatchObject({
    url: 'https://site.example/',
    isFamilyFriendly: false,
  });
});
