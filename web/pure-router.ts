import type { Plugin } from 'vite';

const ROUTER = /\/node_modules\/react-router\//;

/**
 * Tells the bundler that a component of the router that nobody uses can be left out. The package does not mark what makes its components
 * as pure, and names each of them by an assignment, so forms for its data routers came along, with all that they use.
 */
export function pureRouter(): Plugin {
  return {
    name: 'pure-router',
    apply: 'build',
    transform: {
      filter: { id: ROUTER },
      handler: (code) => ({
        code: code
          .replaceAll(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, ''),
        map: null,
      }),
    },
  };
}
