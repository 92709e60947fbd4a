/** The file of a release that tells other hosts and tools what it holds. No page of ours reads it. */
export const foreignManifestFile = 'mf-manifest.json';
