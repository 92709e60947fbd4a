import type { i18n } from '@afterglow/shared-ui/i18n';
import type { TextsAddress } from '../../texts/fetch-texts.ts';

/** A paragraph, or the points of a list. May hold links: `[text](/path)`. */
export type Block = string | string[];

export interface PageTexts {
  title: string;
  intro: string;
  /** `when` names the setting of a site that a section is for. */
  sections: { id: string; title: string; body: Block[]; when?: 'member_resell' }[];
}

/** The static page at an address; where the compliance statement stands is for the site to say. */
export const pageOf = (pathname: string): string => pathname.split('/')[2] || 'compliance';

/** Pages that say who the other party is. */
export const withCompany = ['terms', 'privacy', 'return-policy', 'service', 'compliance'];

/** The texts of a static page lie in src/pages/<page>/<language>.json and load with the page. */
export function pageTextsAddress(page: string): TextsAddress {
  return async (language) => {
    const { address } = await import(
      /* webpackChunkName: "pages-[request]" */ `../../pages/${page}/address.ts`
    );
    return address(language);
  };
}

export const pageNamespace = (page: string): string => `page-${page}`;

/** The loaded texts of a page with `{{values}}` filled in. */
export function pageTexts(i18n: i18n, page: string, values: object): PageTexts {
  // Namespaces that load later are unknown to the types.
  const read = i18n.t as unknown as (key: keyof PageTexts, options: object) => unknown;
  const part = (key: keyof PageTexts) =>
    read(key, { ...values, ns: pageNamespace(page), returnObjects: true });
  return {
    title: part('title') as string,
    intro: part('intro') as string,
    sections: part('sections') as PageTexts['sections'],
  };
}

type Section = PageTexts['sections'][number];

/** The sections that are true of a site. */
export function sectionsOf(sections: Section[], site: { member_resell: boolean }): Section[] {
  return sections.filter(({ when }) => !when || site[when]);
}

interface Parties {
  tradenames: string[];
  /** Unknown to an older server. */
  joined?: string[];
}

/** The sites whose members find each other here, and whether that is more than this one. */
export function sharing(site: { name: string; member_resell: boolean }, company?: Parties | null) {
  const sites = company?.joined ?? company?.tradenames ?? [site.name];
  return { sites, member_resell: site.member_resell && (!company || sites.length > 1) };
}
