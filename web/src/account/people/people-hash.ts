/** The part of the account's address, after its path, that shows the people of the customer's circle. */
export const PEOPLE_HASH = '#people';
