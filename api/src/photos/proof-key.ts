/** Where the photo in the pose lies until it is decided on. Nobody but operators sees it. */
export function proofKey(userId: string): string {
  return `verifications/${userId}.webp`;
}
