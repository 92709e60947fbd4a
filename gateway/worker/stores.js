/** Release files, by path. */
export const filesStore = 'afterglow-files';

/** What the last document named, and the page for when nothing can be reached. */
export const siteStore = 'afterglow-site';

/** The last document of a member. It goes when its member leaves. */
export const memberStore = 'afterglow-member';
