import type { TestShop } from '../../support/shop.ts';

type Person = Pick<TestShop, 'request'>;
type Headers = Record<string, string>;

/** Stores the profile of a customer, with names alone unless told otherwise. */
export const createProfile = (customer: Person, fields: object = {}) => {
  const payload = { firstName: 'Анна', lastName: 'Иванова', ...fields };
  return customer.request({ method: 'POST', url: '/api/customer-profiles', payload });
};

/** Saves the plan of a customer: a day in spring, without wishes and participants, unless told otherwise. */
export const savePlan = (customer: Person, changes: object = {}, headers: Headers = {}) => {
  const payload = { startDate: '2027-03-10', specialWishes: '', participants: '', ...changes };
  return customer.request({ method: 'POST', url: '/api/ritual-plans', payload, headers });
};
