import { createApp } from '@app/server/app'
import { openPool } from '@app/server/db/database'
import { createDeps } from '@app/server/deps'
import { createWebServer } from '@app/server/listen'
import { getRequestListener } from '@hono/node-server'
import { answerToParent, given } from './child.ts'
import { productSettings } from './product-settings.ts'

const { connection } = given()
const app = createApp(createDeps({ pool: openPool(connection), ...productSettings }))
answerToParent(createWebServer(getRequestListener(app.fetch)))
