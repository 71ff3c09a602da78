import { Route, Routes, useParams } from 'react-router-dom';
import { ReportList } from './report-list.tsx';
import { ReportWriter } from './report-writer.tsx';

/** The section of reports: what lacks a report, and one report to write. */
export default function ReportsPage() {
  return (
    <Routes>
      <Route index element={<ReportList />} />
      <Route path=":order/:item" element={<OneReport />} />
    </Routes>
  );
}

function OneReport() {
  const { order = '', item = '0' } = useParams();
  return <ReportWriter key={`${order} ${item}`} place={{ order, item: Number(item) }} />;
}
