import type { Plugin } from 'vite';

const ROUTER = /\/node_modules\/react-router\//;

/**
 * Lets the bundler leave out components of the router that nobody uses, such as the forms of its data routers. The package does not mark
 * the calls that make its components as pure, and assigns a name to each component: both would keep them in the build.
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
