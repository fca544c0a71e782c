import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { nearestAddresses, type Suggestion } from './nearest-address.ts';

type NearestPagesProps = {
  path: string;
  /** Pages to propose, if the page that refused its parameters has better guesses than the address. */
  nearest: readonly Suggestion[] | undefined;
};

/** Guesses for the address. */
export function NearestPages({ path, nearest }: NearestPagesProps) {
  const [first, second] = nearest ?? nearestAddresses(path);
  if (first === undefined) return null;
  const firstLabel = first.label;
  const secondLabel = second?.label;
  return (
    <p className="w-full text-lg">
      {second === undefined ? (
        <Trans>
          Vous cherchiez peut-être <Link to={first.to}>{firstLabel}</Link>.
        </Trans>
      ) : (
        <Trans>
          Vous cherchiez peut-être <Link to={first.to}>{firstLabel}</Link> ou{' '}
          <Link to={second.to}>{secondLabel}</Link>.
        </Trans>
      )}
    </p>
  );
}
