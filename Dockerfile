# Makes the packages and the pages with npm; what runs needs neither npm nor a compiler.
FROM node:22.21.1-bookworm-slim AS made
WORKDIR /app
COPY . .
RUN npm run pages:ready
# The account that runs the app may not write beside the packages.
RUN node_modules/.bin/node --eval "import('./server/src/db/embedded-postgres/cluster.ts').then((each) => each.findBinaries())"

FROM debian:12.12-slim
ARG APP_VERSION
ENV APP_VERSION=$APP_VERSION HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=made /app/package.json ./
COPY --from=made /app/node_modules ./node_modules
COPY --from=made /app/domain ./domain
COPY --from=made /app/contract ./contract
COPY --from=made /app/content ./content
COPY --from=made /app/server ./server
COPY --from=made /app/web/dist ./web/dist
# Pictures for link previews are drawn with them.
COPY --from=made /app/web/ui/fonts ./web/ui/fonts
RUN useradd --system --uid 10001 --no-create-home firecrest && install -d -o firecrest -m 700 /data
USER firecrest
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=3s --start-period=60s CMD ["node_modules/.bin/node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node_modules/.bin/node", "--max-semi-space-size=16", "server/src/main.ts"]
