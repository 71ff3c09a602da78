import { sectionOf } from '../kit/page/section-of.tsx';
import { EditClient, NewClient } from './client-form.tsx';
import { ClientList } from './client-list.tsx';
import { ClientView } from './client-view.tsx';

/** The section of the clients: their list, the page of each, and the form. */
export default sectionOf([
  ['', ClientList],
  ['new', NewClient, 'clients.write'],
  [':id/edit', EditClient, 'clients.write'],
  [':id', ClientView],
]);
