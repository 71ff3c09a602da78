/** Behind the address of the account: the people of the customer's circle. */
export const PEOPLE = '#people';
