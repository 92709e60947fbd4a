/** Letters of other scripts that look like Latin ones. */
const lookalikes = new Map(
  [...'аaеeоoрpсcуyхxіiѕsјjһhкkмmтtвbнhαaοoρpνvιiκkτt'.matchAll(/(.)(.)/gu)].map(
    ([, foreign, latin]) => [foreign, latin],
  ),
);

/** A word in two scripts, which no language has. */
const mixed =
  /(?<!\p{L})(?=\p{L}*\p{Script=Latin})(?=\p{L}*[\p{Script=Cyrillic}\p{Script=Greek}])\p{L}+/gu;

/** Letters with the same mark between each, which are one word to whoever reads them. */
const spelled = /(?<!\p{L})\p{L}([ ._*-])(?:\p{L}\1){2,}\p{L}(?!\p{L})/gu;

/** A text as its reader takes it, in small letters: without what hides words from a rule. */
export function unmasked(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(mixed, (word) => word.replace(/./gu, (letter) => lookalikes.get(letter) ?? letter))
    .replace(spelled, (word, between: string) => word.replaceAll(between, ''));
}
