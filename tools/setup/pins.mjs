/** Exact versions of what runs everything else; installed from npm into `.toolchain/`. */
export const pins = { node: '24.9.0', pnpm: '12.21.0' };

/**
 * The pinned Node, or a newer one of the same major, needs no second copy.
 * @param {string} version such as "24.9.0"
 */
export function isNodeFit(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [pinnedMajor = 0, pinnedMinor = 0] = pins.node.split('.').map(Number);
  return major === pinnedMajor && minor >= pinnedMinor;
}
