import { Route, useParams } from 'react-router-dom';
import { SectionPages } from '../kit/page/no-page.tsx';
import { ReportList } from './report-list.tsx';
import { ReportWriter } from './report-writer.tsx';

/** The section of reports: what lacks a report, and one report to write. */
export default function ReportsPage() {
  return (
    <SectionPages>
      <Route index element={<ReportList />} />
      <Route path=":order/:item" element={<OneReport />} />
    </SectionPages>
  );
}

function OneReport() {
  const { order = '', item = '0' } = useParams();
  return <ReportWriter key={`${order} ${item}`} place={{ order, item: Number(item) }} />;
}
