import { Route, Routes } from 'react-router-dom';
import { ClientDetail } from './client-detail.tsx';
import { ClientList } from './client-list.tsx';

/** The section of the clients: their list, and the page of each. */
export default function ClientsPage() {
  return (
    <Routes>
      <Route index element={<ClientList />} />
      <Route path=":id" element={<ClientDetail />} />
    </Routes>
  );
}
