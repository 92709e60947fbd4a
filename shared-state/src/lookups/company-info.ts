import { resource } from '../data/resource.ts';

/** The company behind the site. */
export const companyInfo = resource('/api/companyinfo.php', {
  of: ({ companyinfo }) => companyinfo,
  lasts: Number.POSITIVE_INFINITY,
  isPublic: true,
});
