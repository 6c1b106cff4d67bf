import { createApp } from '@app/server/app'
import { openPool } from '@app/server/db/database'
import { createWebServer } from '@app/server/http/listen'
import { loadPages } from '@app/server/http/load-pages'
import { createWebListener } from '@app/server/http/web-listener'
import { createDeps } from '@app/server/start/deps'
import { answerToParent, given } from '../server/child.ts'
import { productSettings } from '../server/product-settings.ts'
import { dist } from './dist.ts'

// A visitor has no session: the database is never asked.
const deps = createDeps({ pool: openPool(given().connection), ...productSettings })
const listener = createWebListener(createApp(deps), await loadPages(dist, productSettings), deps)
answerToParent(createWebServer(listener))
