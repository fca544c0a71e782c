import type { ReactNode } from 'react';
import { SignInPicture } from './sign-in-picture.tsx';

type SignInAsideProps = {
  id: string;
  title: string;
  children: ReactNode;
};

/** The uses of an account, beside the form, under the drawing of a walk. */
export function SignInAside({ id, title, children }: SignInAsideProps) {
  return (
    <aside
      aria-labelledby={id}
      className="overflow-hidden rounded-carte border border-trait bg-fond-carte lg:col-span-2"
    >
      <SignInPicture isBanner />
      <div className="px-6 py-7 sm:px-8">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {children}
      </div>
    </aside>
  );
}
