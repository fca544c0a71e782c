import { Link, useLocation } from 'react-router';

/** A link that leaves the page, and the address of the page that is shown. */
export function Exit() {
  const { pathname } = useLocation();
  return (
    <p>
      <Link to="/ailleurs">Ailleurs</Link> {pathname}
    </p>
  );
}
