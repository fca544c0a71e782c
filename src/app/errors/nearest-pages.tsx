import { Link } from 'react-router';
import { nearestAddresses, type Suggestion } from './nearest-address.ts';

type NearestPagesProps = {
  path: string;
  /** Pages to propose, where the page that refused its parameters knows better than the address tells. */
  nearest: readonly Suggestion[] | undefined;
};

/** What the address may have meant. */
export function NearestPages({ path, nearest }: NearestPagesProps) {
  const pages = nearest ?? nearestAddresses(path);
  if (pages.length === 0) return null;
  return (
    <p className="w-full text-lg">
      Vous cherchiez peut-être{' '}
      {pages.map(({ label, to }, index) => (
        <span key={to}>
          {index > 0 && ' ou '}
          <Link to={to}>{label}</Link>
        </span>
      ))}
      .
    </p>
  );
}
