.DEFAULT_GOAL := help
.PHONY: help run dev build start check test torture rehearse browsers system-test upgrade-test package image-test mutation e2e bench scale lighthouse \
  stand-in migrate migration seed seed-load reset operator admin api-key backup restore export-content import-content verify-ledger openapi \
  release release-contract client check-clients size emblems

# What takes long has a smallest form, small=yes, by which `make test` sees that the target still starts.

# Programs of node_modules, the pinned Node 24 among them, come before those of the machine. npm itself, which may replace them, does not.
node := PATH="$(CURDIR)/node_modules/.bin:$$PATH" node
operator := $(node) --env-file-if-exists=.env dist/shop/operator.js

# The tests need React's development build.
unexport NODE_ENV

# What builds and runs the shop is in `dependencies`; what checks, tests, measures and generates is in `devDependencies`, and comes with
# the first target that needs it. Whatever npm's settings leave out elsewhere, no package may run a script.
installed := node_modules/.package-lock.json
tools := node_modules/vitest/package.json
install_flags := --include=optional --ignore-scripts --no-audit --no-fund --loglevel=error
server := dist/shop/main.js
client_package := dist/client-package/.built
built := dist/.built $(server) $(client_package)
# What the builds read: scripts/built-sources.test.ts names what these lists lack.
server_sources := $(shell find src scripts/build-server.ts scripts/license-texts.ts scripts/outside-packages.ts scripts/migrate.ts package-lock.json -type f ! -name '*.test.ts' 2>/dev/null)
web_sources := $(shell find web src/kernel src/modules src/words src/adapters/markdown openapi/generated scripts/build-web.ts scripts/drawn-fonts.ts scripts/license-texts.ts package-lock.json -type f ! -name '*.test.*' ! -path '*/testing/*' 2>/dev/null)
client_sources := $(shell find packages/client scripts/client openapi/generated/openapi.json -type f ! -name '*.test.ts' 2>/dev/null)

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "make %-16s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: $(built) ## Install and build what is missing, then serve the shop on http://localhost:3000
	@npm start --silent

dev: $(built) ## Serve the shop, rebuild and restart on every change
	@$(node) scripts/dev.ts $(if $(small),--small)

build: $(built) ## Install the packages, build the pages, the server and the client package

start: ## Serve what is built, with the settings of the environment
	@npm start --silent

check: $(tools) ## Format, types, contract, Dockerfile, composition and the unit tests, in a minute
	@$(node) scripts/test.ts --checks $(if $(small),--small)

test: $(tools) $(built) ## Every test once; everything=yes: all on both databases and screens; changed=yes: what a change can break
	@$(node) scripts/test.ts $(strip $(if $(everything),--everything) $(if $(changed),--changed) $(if $(small),--small))

torture: $(tools) $(built) ## Crowds, kills and payments in full size; `make test` sends a few
	@$(node) scripts/torture.ts $(if $(small),--small)

rehearse: $(tools) $(built) ## A first sale and a refund before real money: the shop in production mode on this machine, with stand-ins, thrown away after
	@$(node) scripts/rehearse.ts $(if $(small),--small)

browsers: $(tools) $(built) ## A purchase, an account and a plan in Chromium, Firefox and WebKit; root gets the last two from Debian
	@$(node) scripts/browsers.ts $(if $(small),--small)

system-test: $(tools) package ## The package among Debian's servers: Caddy, PgBouncer, PostgreSQL with TLS, Prometheus, Varnish; root installs what is missing
	@$(node) scripts/system-test.ts $(if $(small),--small)

upgrade-test: $(tools) $(built) ## The last release and this tree side by side: instances replaced one by one under load, and back; root installs what is missing
	@$(node) scripts/upgrade-test.ts $(if $(small),--small)

package: $(built) ## What production needs, as a folder and a tarball in dist/package
	@$(node) scripts/package.ts $(if $(small),--small)

image-test: $(tools) ## The image of docker/Dockerfile, built here without a registry, looked at and run; root installs what is missing
	@$(node) scripts/image-test.ts $(if $(small),--small)

mutation: $(tools) ## Faults planted in the rules that the unit tests catch, in percent: only=modules/auth/, or changed=yes for those of a change
	@$(node) scripts/mutation.ts $(if $(only),--only '$(only)') $(if $(changed),--changed '$(changed)') $(if $(small),--small)

e2e: $(tools) $(built) ## Browser tests alone
	@$(node) scripts/e2e.ts $(if $(small),--small)

bench: $(tools) $(built) ## Speed and memory, beside bare routes on this machine; almanac=yes or panel=yes for these alone
	@$(node) scripts/bench/bench.ts $(if $(small),--small) $(if $(almanac),--almanac) $(if $(panel),--panel)

scale: $(tools) $(built) ## What each statement of the shop costs with a million orders, held against ten thousand; orders=200000 for fewer
	@$(node) scripts/scale.ts $(if $(small),--small) $(if $(orders),--orders '$(orders)')

lighthouse: $(tools) $(built) ## Public pages as a phone on a slow line gets them, measured by Lighthouse
	@$(node) scripts/lighthouse.ts $(if $(small),--small)

stand-in: $(installed) ## A gateway without money, to rehearse with: make stand-in gateway=btcpay or stripe (default nowpayments)
	@$(node) scripts/stand-in.ts $(gateway)

migrate: $(server) ## Bring the database's tables up to date
	@$(node) --env-file-if-exists=.env dist/shop/migrate.js

migration: $(installed) ## Write a migration for what changed in the entities: make migration name=add-partners
	@$(node) scripts/migration.ts $(name) $(if $(small),--small)

seed: $(installed) ## Fill an empty shop with its catalogue and texts, as its first start does
	@$(node) --env-file-if-exists=.env scripts/seed.ts

seed-load: $(installed) ## Fill an empty shop on PostgreSQL with 100,000 orders, to measure by
	@$(node) --env-file-if-exists=.env scripts/seed-load.ts

reset: $(installed) ## Drop all data and start again with the seed; a database of PostgreSQL only by its name: make reset replace=NAME
	@$(node) --env-file-if-exists=.env scripts/reset.ts $(if $(replace),--replace '$(replace)')

operator: $(server) ## Commands of whoever runs the shop, such as make operator do='verify-ledger'; without do= it lists them
	@$(operator) $(do)

admin: $(server) ## The first administrator: make admin EMAIL=you@example.com; with RESET=yes their lost second factors are taken away
	@$(operator) admin $(if $(EMAIL),--email '$(EMAIL)') $(if $(RESET),--reset '$(RESET)') $(if $(ANOTHER),--another '$(ANOTHER)')

api-key: $(server) ## A key for a partner's programs: make api-key PARTNER=indra NAME=till; in place of NAME=, ROTATE=id or REVOKE=id
	@$(operator) api-key $(if $(PARTNER),--partner '$(PARTNER)') $(if $(NAME),--name '$(NAME)') $(if $(SCOPES),--scopes '$(SCOPES)') $(if $(ADDRESSES),--addresses '$(ADDRESSES)') $(if $(DAYS),--days '$(DAYS)') $(if $(ROTATE),--rotate '$(ROTATE)') $(if $(REVOKE),--revoke '$(REVOKE)')

backup: $(server) ## Write everything that the shop keeps into one file, also while it runs: make backup to=FILE
	@$(operator) backup $(if $(to),--to '$(to)')

restore: $(server) ## Put a backup into an empty database, or into the one that replace= names: make restore from=FILE
	@$(operator) restore $(if $(from),--from '$(from)') $(if $(replace),--replace '$(replace)') $(if $(keys),--keys '$(keys)')

export-content: $(server) ## Rituals and articles as files to edit and keep in git: make export-content DIR=texts, or FILE=texts.yaml
	@$(operator) export-content $(if $(DIR),--dir '$(DIR)') $(if $(FILE),--file '$(FILE)')

import-content: $(server) ## What such files would change: make import-content DIR=texts; it says how to do exactly that. DRAFTS=yes shows readers nothing
	@$(operator) import-content $(if $(DIR),--dir '$(DIR)') $(if $(FILE),--file '$(FILE)') $(if $(DRAFTS),--drafts '$(DRAFTS)') $(if $(PLAN),--plan '$(PLAN)')

verify-ledger: $(server) ## Look at every line and seal of the ledger, and name the first that is not as the shop wrote it
	@$(operator) verify-ledger

openapi: $(tools) ## Lint the contract and generate its bundle and types
	@npm run --silent openapi

release: $(built) ## A version of the shop: its number, its section of CHANGELOG.md, its schema, package and client: make release version=1.1.0
	@$(node) scripts/release.ts $(version) $(if $(small),--small)

release-contract: $(tools) ## Let programs rely on the contract as it stands: its version, its list of changes, its copy
	@$(node) scripts/contract-growth/release.ts $(if $(small),--small)

client: $(installed) ## The client package for integrators, as a tarball in dist/client-package
	@$(node) scripts/client/client.ts

check-clients: $(tools) $(built) ## Tools of others on contract and client: Spectral, Prism, three generators, publint; installs them on first use
	@$(node) scripts/contract-tools/check.ts $(if $(small),--small)

size: $(built) ## JavaScript of a first visit to five pages, against their budgets
	@$(node) scripts/bundle-size.ts

emblems: $(installed) ## Draw the rituals' emblems anew
	@$(node) scripts/draw-emblems.ts $(into)

# `npm ci` begins by removing everything: where the tools are there already, they come back in the same go.
$(installed): package-lock.json
	npm ci $(if $(wildcard $(tools)),--include=dev,--omit=dev) $(install_flags)
	@touch -r package-lock.json $@

# The packages of the build stay as they are, and what is built of them stays new.
$(tools): $(installed)
	npm install --no-save --include=dev $(install_flags)
	@touch -r package-lock.json $(installed)
	@touch $@

dist/.built: $(installed) $(web_sources)
	$(node) scripts/build-web.ts
	@touch $@

$(server): $(installed) $(server_sources)
	$(node) scripts/build-server.ts

$(client_package): $(installed) $(client_sources)
	$(node) scripts/client/client.ts
	@touch $@
