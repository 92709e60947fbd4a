import { Held, nothing, type Pieces } from '@afterglow/shared-ui/workshop/piece';
import { CompanyFacts } from '../features/pages/company-facts.tsx';
import { FactList } from '../features/pages/fact-list.tsx';
import { LinkedText } from '../features/pages/linked-text.tsx';
import { PageArticle } from '../features/pages/page-article.tsx';
import { PageSearch } from '../features/pages/page-search.tsx';

const sections = [
  { id: 'who', title: 'Who can join?', body: ['Adults, whoever they are.'] },
  {
    id: 'what',
    title: 'What does a message cost, and what does it cost to answer one?',
    body: [
      ['Reading is free.', 'Writing costs [credits](/pricing).', 'Liking is free.'],
      'Write to [somebody-with-a-long-address@a-long-host.example.com](mailto:a@b.example).',
    ],
  },
];

export const reading: Pieces = {
  'pages/page-article': {
    plain: <PageArticle title="Questions" intro="Short answers." sections={sections} />,
    'nothing found': <PageArticle title="Questions" intro="Short answers." sections={[]} />,
  },
  'pages/page-search': {
    empty: <PageSearch wanted="" onChange={nothing} count={12} />,
    found: (
      <Held initial="credits">
        {(wanted, change) => <PageSearch wanted={wanted} onChange={change} count={3} />}
      </Held>
    ),
    'nothing found': <PageSearch wanted="zeppelin" onChange={nothing} count={0} />,
  },
  'pages/linked-text': {
    'a link': (
      <p>
        <LinkedText text="Reading is free, writing costs [credits](/pricing)." />
      </p>
    ),
  },
  'pages/fact-list': {
    'long facts': (
      <FactList
        company="Bartholomeus, Van der Vries & Daughters Holding B.V."
        street="Kade 1"
        city="Utrecht"
        country="Netherlands"
        number="12345678"
        vat="NL123456789B01, DE123456789, FR12345678901"
        tradenames="Afterglow, Dawn, Night"
        email="somebody-with-a-long-address@a-long-host.example.com"
        phone="+31 20-000 00 00"
        phone_address="+31200000000"
      />
    ),
  },
  'pages/company-facts': { 'not to be had': <CompanyFacts company={null} onRetry={nothing} /> },
};
