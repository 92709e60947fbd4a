/** The opener that nobody chooses: what a kind no says, in each reader's language. */
export const kindNo = 'kind_no';
