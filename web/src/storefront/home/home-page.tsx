import { Catalogue } from './catalogue.tsx';
import { Hero } from './hero.tsx';

/** The shop window: what is offered, then the rituals. */
export default function HomePage() {
  return (
    <>
      <Hero />
      <Catalogue />
    </>
  );
}
