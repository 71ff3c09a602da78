import { Catalogue } from './catalogue.tsx';
import { Hero } from './hero.tsx';

/** The home page: what the shop offers, then the rituals. */
export default function HomePage() {
  return (
    <>
      <Hero />
      <Catalogue />
    </>
  );
}
