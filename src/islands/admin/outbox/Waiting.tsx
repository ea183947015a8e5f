import { moment } from '../ui/times.ts';

interface Props {
  mails: {
    id: string;
    to: string;
    template: string;
    attempts: number;
    nextAttemptAt: number;
    lastError: string | null;
  }[];
}

/** Mails not sent yet, with what went wrong the last time. */
export function Waiting({ mails }: Props) {
  return (
    <table className="admin-table mt-6">
      <caption>{mails.length} waiting to be sent</caption>
      <thead>
        <tr>
          <th scope="col">To</th>
          <th scope="col">Kind</th>
          <th scope="col">Tries</th>
          <th scope="col">Next try</th>
          <th scope="col">Last error</th>
        </tr>
      </thead>
      <tbody>
        {mails.map(({ id, to, template, attempts, nextAttemptAt, lastError }) => (
          <tr key={id}>
            <th scope="row" className="admin-cell-main">
              {to}
            </th>
            <td data-label="Kind">{template}</td>
            <td data-label="Tries">{attempts}</td>
            <td data-label="Next try">{moment(nextAttemptAt)}</td>
            <td data-label="Last error">{lastError ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
