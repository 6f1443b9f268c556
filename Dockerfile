# Perch as a server for many people. See docs/team-server.md.
FROM node:24-slim AS build
WORKDIR /src
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm pack --ignore-scripts --pack-destination /tmp && mv /tmp/perch-mcp-*.tgz /tmp/perch.tgz

FROM node:24-slim
COPY --from=build /tmp/perch.tgz /tmp/perch.tgz
RUN npm install --global --omit=dev --no-audit --no-fund /tmp/perch.tgz && rm /tmp/perch.tgz && npm cache clean --force \
  && mkdir /data && chown node:node /data
USER node
ENV NODE_ENV=production PERCH_DB=/data/perch.db PERCH_NOTIFY=off
VOLUME /data
EXPOSE 8765
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8765/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["perch-mcp"]
CMD ["http", "--host", "0.0.0.0", "--auth", "token"]
