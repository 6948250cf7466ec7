import { asked } from './asked.ts';

/** A scene of an ordinary day, and what it makes one ask. */
export const SCENES_OF_DAILY_LIFE = asked(`
ssum.feel | 소개팅 끝나고 지하철역까지 같이 걸어가줬는데 마음 있는 걸까
ssum.feel | 두 번 만난 사람이 자기 집 강아지 사진을 매일 보내줘요 무슨 뜻일까요
ssum.feel | 같이 야구 보러 갔는데 유니폼까지 빌려줬어 나한테 호감인가
ssum.feel | 첫 데이트에서 계산을 반반 하자던데 마음 없는 거겠지
ssum.feel | 술 취해서 나한테 업어달라고 했는데 다음날은 존댓말 써 뭐지
ssum.feel | 자기 친구들 모임에 나를 데려갔어 이건 진지한 거야?
ssum.feel | 넷플릭스 아이디 같이 쓰자는데 이거 사귀자는 뜻?
ssum.will | 주말마다 만나는데 아직 말은 없어요 연인 될 수 있을까요
ssum.will | 앱에서 만나 한 달째 보고 있는데 잘될까요
ssum.will | 다음 주에 세 번째 보기로 했는데 사귀게 될까
ssum.will | 외국인이랑 썸 타는데 이어질 수 있을까
ssum.why | 손잡고 영화까지 봤는데 왜 다음 약속을 안 잡을까요
ssum.why | 만나면 그렇게 좋아하면서 헤어지면 왜 연락이 뜸하지
ssum.why | 세 번 만나고 나면 꼭 흐지부지 되는 이유가 뭘까
ssum.how | 취미가 등산이라는 썸남이랑 더 가까워지려면 어떻게 할까
ssum.how | 두 번째 만남인데 뭐 입고 가고 무슨 얘기하지
ssum.how | 썸녀가 철벽인지 부끄럼인지 모르겠는데 어떻게 다가가
ssum.should | 집에 데려다준다는데 올라오라고 해도 되나
ssum.should | 썸남 생일인데 케이크 사가도 부담스럽지 않을까
ssum.should | 이 정도 만났으면 우리 무슨 사이냐고 물어봐도 될까요
ssum.letgo | 여섯 번을 만나도 사귀자는 말이 없어 그만 만날까
ssum.letgo | 심심할 때만 부르는 것 같은데 내가 먼저 정리할까
ssum.when | 벚꽃 필 때쯤 사귀자고 할까 그 전에 할까
crush.feel | 회의 때마다 내 의견에만 웃어주는 대리님 마음이 궁금해
crush.feel | 헬스장에서 자세 봐준다고 자꾸 오는 사람 관심일까
crush.feel | 카페 사장님이 내 커피에만 라떼아트를 해줘
crush.feel | 같은 라인 사는 남자가 엘리베이터 문을 꼭 잡아줘 호감일까
crush.feel | 내 이름을 바꿔 부르면서 놀리는 동기 좋아서 그러는 걸까
crush.feel | 도서관에서 초콜릿 놓고 간 사람 나 좋아하는 거 맞지
crush.feel | 회사 단톡에서 내 말에만 이모티콘 다는 사람 무슨 마음
crush.feel | 우산 같이 쓰자더니 자기 어깨가 다 젖었더라 나 좋아하나
crush.will | 같은 통근버스 타는 사람이랑 잘될 수 있을까요
crush.will | 거래처 담당자한테 반했는데 이루어질까
crush.will | 친구 오빠를 좋아하는데 나를 여자로 봐줄 날이 올까
crush.how | 매일 같은 시간에 오는 손님한테 어떻게 말을 붙이지
crush.how | 다른 층 사람이라 마주칠 일이 없는데 어떻게 친해지죠
crush.how | 모임에서 본 사람 다시 만나려면 어떻게 해야 할까
crush.should | 번호 적은 쪽지를 책상에 두고 와도 될까
crush.should | 회식 끝나고 같이 가자고 해볼까
crush.should | 마지막 수업 날 좋아한다고 말해도 될까
crush.should | 졸업식 때 꽃 주면서 말할까
crush.letgo | 곧 결혼한다는 사람을 좋아해요 잊어야겠죠
crush.letgo | 나를 동생이라고 소개하더라 이제 그만 좋아해야지?
crush.why | 왜 나는 꼭 나한테 관심 없는 사람만 눈에 들어올까
crush.when | 프로젝트 끝나면 말할까 지금 말할까 언제가 좋지
contact.will | 면접장에서 번호 교환한 사람 연락 올까
contact.will | 여행에서 만난 사람이랑 계속 연락하게 될까
contact.will | 어제 마지막 톡에 답이 없는데 오늘은 올까
contact.feel | 답은 늦는데 길게는 써줘 관심 있는 걸까
contact.feel | 밤 열두시만 되면 톡하는 남자 무슨 생각이야
contact.feel | 사진 보내면 하트만 누르고 마는데 귀찮은 걸까
contact.why | 만날 땐 다정한데 톡만 하면 왜 딱딱해질까
contact.why | 통화하다가 갑자기 끊더니 왜 다시 안 걸까
contact.why | 매일 아침 오던 굿모닝 톡이 왜 끊겼을까
contact.how | 답장이 늘 한 줄인데 대화를 어떻게 살리지
contact.how | 명절 인사로 자연스럽게 말 걸려면 뭐라고 해
contact.should | 회식 중이라는데 지금 전화해도 될까
contact.should | 프로필 사진 바꾼 거 보고 아는 척해도 될까
contact.should | 이틀째 답 없는데 괜찮냐고 물어봐도 되나
contact.when | 야근하는 사람인데 몇 시쯤 톡하는 게 좋아
couple.will | 남친이 지방으로 발령났는데 우리 버틸 수 있을까
couple.will | 종교가 다른 남자친구랑 끝까지 갈 수 있을까요
couple.will | 내년에 유학 가는데 남친이 기다려줄까
couple.feel | 기념일을 까먹은 남친 나한테 마음이 식은 걸까
couple.feel | 친구들 앞에서만 무뚝뚝한 남친 나를 창피해하나
couple.feel | 아내가 요즘 한숨이 잦은데 나한테 불만이 있을까
couple.feel | 남편이 나를 엄마로만 보는 건 아닐까
couple.why | 남친은 왜 부모님한테 나를 소개 안 할까
couple.why | 왜 나만 데이트 코스를 짜야 하는 걸까
couple.why | 왜 여친은 힘든 일을 나한테 말 안 할까
couple.how | 말수 적은 남편이랑 대화를 늘리려면
couple.how | 취업 준비로 예민한 여친을 어떻게 응원하지
couple.how | 남친이 집돌이인데 나는 밖이 좋아 어떻게 맞추지
couple.should | 남친 월급을 물어봐도 될까
couple.should | 여친 부모님께 용돈 드려도 괜찮을까
couple.should | 남친이랑 반려견 같이 키워도 될까
couple.state | 육아하느라 바쁜데 우리 부부 사이 괜찮은 걸까
couple.when | 남친 부모님 뵙기 좋은 때 언제야
fight.will | 남친이 집을 나갔는데 오늘 들어올까 싸우고
fight.will | 차 안에서 싸우고 말 한마디 없이 헤어졌는데 먼저 연락할까 걔가
fight.feel | 어제 내가 한 말에 상처받았을까 남편
fight.feel | 괜찮다는데 목소리가 안 괜찮아 아직 화난 걸까
fight.why | 운전만 하면 왜 싸울까 우리
fight.why | 시댁 다녀오는 길에 꼭 싸우는 이유가 뭘까
fight.why | 설거지 하나로 왜 이렇게까지 크게 번질까
fight.how | 먼저 사과했는데도 안 받아줘요 이제 뭘 해야 하죠
fight.how | 남편이 삐지면 사흘을 말 안 하는데 어떻게 풀어요
fight.should | 화가 나서 나와버렸는데 다시 들어가야 할까
fight.should | 꽃 들고 찾아가서 미안하다고 해도 될까 여친한테
fight.when | 지금 말 걸까 좀 식히고 내일 걸까
weary.why | 주말마다 각자 핸드폰만 보는데 왜 이렇게 됐을까
weary.why | 결혼 칠 년 만에 왜 남남처럼 됐을까
weary.how | 매번 같은 식당 같은 카페라 지겨운데 어떻게 바꾸지
weary.how | 남편이랑 손잡는 것도 어색해졌는데 어떻게 돌아가지
weary.feel | 여친이 하품만 하던데 나한테 질린 걸까
weary.will | 아기 낳고 멀어진 우리 다시 좋아질까
weary.when | 무덤덤한 이 시기가 몇 달이나 갈까
weary.letgo | 만나도 할 말이 없는데 이런 사이 계속 가야 할까
trust.feel | 남친 차 조수석에서 귀걸이 나왔어 다른 여자일까
trust.feel | 출장이라더니 카드 내역은 강남이야 거짓말일까
trust.feel | 샤워할 때도 폰 들고 들어가는 남편 수상하지
trust.feel | 동창회 다녀와서 향수 냄새가 나 뭔 일 있었을까
trust.why | 왜 퇴근하면 차에서 삼십 분씩 통화하고 들어올까
trust.why | 왜 전여친 선물을 아직도 가지고 있을까
trust.how | 블랙박스에서 여자 목소리가 들려 어떻게 물어보지
trust.how | 여사친이랑 캠핑을 간대 어떻게 반응해야 해
trust.should | 남자친구 단톡방을 봐버렸는데 모른 척할까
trust.should | 다시는 안 그런다는데 믿어줄까
trust.will | 클럽 끊는다고 했는데 지킬까
trust.letgo | 두 번째 들켰어 이번엔 끝내야 할까
parting.letgo | 결혼 생각이 없다는 남자랑 서른넷에 계속 만나야 하나
parting.letgo | 마음은 있는데 미래가 안 그려져 여기서 접을까
parting.letgo | 애 둘인데 이혼을 해야 할지 참고 살아야 할지
parting.will | 여친이 짐을 하나씩 빼가는데 우리 끝나는 걸까
parting.will | 남편이 서류를 떼왔어 진짜 이혼하게 될까
parting.how | 같은 회사라 헤어지면 불편한데 어떻게 말하지
parting.how | 울고불고 매달릴 텐데 어떻게 헤어지자고 해
parting.when | 남친 생일이 다음 주인데 헤어지자는 말을 언제 할까
parting.why | 나는 왜 꼭 일 년을 못 넘기고 헤어질까
reunion.will | 전남친이 우리 동네로 이사왔대 다시 만나게 될까
reunion.will | 내가 찼는데 다시 받아줄까
reunion.will | 파혼했는데 다시 합칠 수 있을까요
reunion.feel | 헤어진 남친이 우리 커플사진을 안 지웠어 미련일까
reunion.feel | 우연히 마주쳤는데 눈을 피하더라 아직 마음이 있나
reunion.feel | 새 여자친구랑 잘 지내는 걔는 나를 다 잊은 걸까
reunion.why | 왜 전남친은 새벽마다 내 스토리를 볼까
reunion.why | 결혼까지 얘기했는데 왜 갑자기 헤어지자고 했을까
reunion.how | 상처 주고 떠난 게 나인데 어떻게 용서를 구하지
reunion.how | 전여친이 연락을 받아주긴 하는데 어떻게 마음을 돌리지
reunion.should | 빌려준 책 핑계로 전남친한테 연락해볼까
reunion.should | 전여친 결혼한다는데 마지막으로 얼굴 볼까
reunion.when | 헤어진 지 석 달인데 언제쯤 말 걸어도 될까
reunion.letgo | 돌아오겠다는 말만 일 년째야 이제 안 기다려도 될까
heal.when | 출근길 버스에서 아직도 눈물 나 언제 멈출까
heal.when | 같이 살던 집에서 나왔는데 언제쯤 덤덤해질까
heal.how | 회사에서 매일 전남친 얼굴을 봐야 하는데 어떻게 버텨
heal.how | 같이 듣던 노래가 들리면 무너져 어떻게 하면 괜찮아져
heal.why | 나쁜 기억뿐인데 왜 그립지
heal.why | 헤어지고 후련할 줄 알았는데 왜 텅 빈 것 같지
heal.will | 다시 누구를 만나도 이만큼 좋아할 수 있을까
heal.letgo | 주고받은 편지 이제 태워버릴까
marriage.when | 상견례 날짜 언제로 잡는 게 좋아요
marriage.when | 동거한 지 삼 년인데 식은 언제 올리는 게 좋을까
marriage.will | 종갓집이라 반대가 심한데 결혼할 수 있을까
marriage.will | 집 문제로 미뤄진 결혼 올해는 할까요
marriage.why | 상견례까지 하고 왜 자꾸 엎어질까
marriage.why | 결혼 얘기만 꺼내면 왜 말을 돌릴까 남친
marriage.how | 예단 문제로 시댁이랑 서먹한데 어떻게 풀죠
marriage.how | 명절에 시댁 가는 게 스트레스인데 어떻게 하면 좋을까
marriage.should | 만난 지 석 달 만에 결혼하자는데 해도 될까
marriage.should | 열 살 차이 나는 사람과 결혼해도 될까요
marriage.like | 이 사람이랑 결혼하면 어떻게 살게 될까
marriage.which | 올해 결혼할까 내후년에 할까
spouse.like | 내 남편은 집안일을 잘 도와줄 사람일까
spouse.like | 결혼할 사람이 나보다 돈을 잘 벌까
spouse.like | 미래의 아내는 어떤 얼굴일까
spouse.who | 결혼할 사람은 같은 직종일까
spouse.who | 남편 될 사람을 소개로 만날까 우연히 만날까
spouse.when | 결혼할 사람을 몇 살에 만나게 되나요
pair.like | 저는 계획형이고 남편은 즉흥형인데 잘 맞나요
pair.like | 동업자 같은 우리 부부 합이 어떤가요
pair.why | 취미도 식성도 왜 하나도 안 맞을까
pair.how | 잠버릇까지 다른 우리 어떻게 맞춰 살죠
pair.state | 주말에만 만나다가 같이 살면 어떨까
new-love.why | 나만 빼고 다 청첩장 돌리는데 내 연애는 왜 이 모양이지
new-love.why | 모임에서 인기는 많은데 왜 애인은 안 생길까
new-love.how | 재택근무라 사람 만날 일이 없는데 어떻게 연애하지
new-love.how | 남중남고공대인데 연애하려면 뭘 해야 돼
new-love.who | 이번에 이사 간 동네에서 누굴 만나게 될까
new-love.who | 회사냐 동호회냐 인연은 어느 쪽에서 올까
new-love.when | 올가을 지나기 전에 누가 오나 아니면 언제
new-love.will | 이번 여행에서 인연을 만날 수 있을까
new-love.will | 서른아홉 돌싱인데 다시 사랑할 사람 만날까요
new-love.should | 동네 친구가 자기 사촌을 만나보래 나가볼까
new-love.should | 두 아이 엄마인데 연애해도 될까요
new-love.like | 나를 편하게 해줄 남자는 어떤 사람이야
new-love.state | 새 학기 연애운 봐줘
self.why | 왜 나는 연락이 조금만 늦어도 불안해질까
self.why | 누가 다가오면 도망부터 가고 싶은 이유가 뭘까
self.why | 왜 나는 사귀면 내 생활이 다 없어질까
self.how | 연애만 하면 친구도 일도 뒷전이 돼 어떻게 고쳐
self.how | 칭찬을 들어도 안 믿겨요 어떻게 하면 나를 좋아할까
self.how | 주말에 혼자 있으면 우울해 어떻게 보내면 좋을까
self.like | 남자들이 나를 어렵다고 하는데 나는 어떤 사람이야
self.like | 연애할 때 내가 제일 조심할 내 성격은 뭐야
`);
