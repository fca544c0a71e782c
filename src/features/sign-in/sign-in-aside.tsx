import type { ReactNode } from 'react';
import { Cover } from '@/ui/cover.tsx';

/** A walk that goes on from one page to the next. */
const walk = [
  { lat: 0.2, lon: 0.08 },
  { lat: 0.44, lon: 0.26 },
  { lat: 0.36, lon: 0.5 },
  { lat: 0.62, lon: 0.66 },
  { lat: 0.54, lon: 0.92 },
];

type SignInAsideProps = {
  id: string;
  title: string;
  children: ReactNode;
};

/** What an account is for, beside the form, under the drawing of a walk. */
export function SignInAside({ id, title, children }: SignInAsideProps) {
  return (
    <aside
      aria-labelledby={id}
      className="overflow-hidden rounded-carte border border-trait bg-fond-carte lg:col-span-2"
    >
      <Cover
        seed="le carnet d’une marcheuse"
        points={walk}
        theme="nature"
        label=""
        ratio={5 / 2}
        className="max-md:hidden"
      />
      <div className="px-6 py-7 sm:px-8">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {children}
      </div>
    </aside>
  );
}
