import { Route } from 'react-router-dom';
import { SectionPages } from '../kit/page/no-page.tsx';
import { usePanel } from '../kit/page/panel.tsx';
import { ClientDetail } from './client-detail.tsx';
import { EditClient, NewClient } from './client-editor.tsx';
import { ClientList } from './client-list.tsx';

/** The section of the clients: their list, the page of each, and the form. */
export default function ClientsPage() {
  const mayWrite = usePanel().can('clients.write');
  return (
    <SectionPages>
      <Route index element={<ClientList />} />
      {mayWrite && <Route path="new" element={<NewClient />} />}
      {mayWrite && <Route path=":id/edit" element={<EditClient />} />}
      <Route path=":id" element={<ClientDetail />} />
    </SectionPages>
  );
}
