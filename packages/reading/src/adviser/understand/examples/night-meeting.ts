import { asked } from './asked.ts';

/** Another night before there is a couple: what happened is told in a breath, and then it is asked. */
export const NIGHT_MEETING = asked(`
new-love.when | 나 언제까지 혼자임?
new-love.when | 친구들 다 커플인데 내 차례는 언제 옴
new-love.when | 솔로탈출 몇월쯤 예상하시나요
new-love.when | 스물아홉인데 서른 되기전에 짝 만나긴 하나 언제쯤
new-love.when | 마지막 연애가 3년전인데 다음은 대체 언제임ㅠ
new-love.when | 옆구리 시린데 이거 언제 끝나요
new-love.when | 언제쯤 나도 손잡고 걸을 사람 생길까여
new-love.when | 설레는 사람 만나는 시기 좀 찍어주세요
new-love.when | 인연 들어오는 달이 몇월인가요
new-love.when | 군대 다녀오고 나서야 여자친구 생길까 언제일까
new-love.when | 봄까지 기다려야돼? 언제 누가 나타나는데
new-love.will | 내년 생일엔 옆에 누가 있을까
new-love.will | 소개팅 다섯번 다 망했는데 여섯번째는 될까
new-love.will | 저같이 소심한 사람도 연애 가능할까요
new-love.will | 이번에 새로 들어간 동호회에서 인연 생길까요
new-love.will | 키 작은 남자인데 여친 생길 수 있을까요
new-love.will | 여초회사 다니는데 남자 만날 일이 있긴 할까
new-love.will | 토요일 소개팅 느낌 괜찮을까 잘될라나
new-love.will | 낼 미팅 나가는데 건질 사람 있나요
new-love.will | 교환학생 가는데 거기서 누구 만나려나
new-love.will | 연말 모임 많은데 그중에 인연이 있을까여
new-love.will | 살빼면 남친 생길까요
new-love.will | 데이팅앱에서 매칭된 사람이랑 진지해질 수 있을까
new-love.will | 나 진짜 평생 모솔로 죽는거 아니지?
new-love.will | 복학하면 여친 생김?
new-love.will | 서른다섯 여자인데 아직 기회가 있을까요
new-love.will | 이 외로움 올해안에 끝날까요
new-love.will | 헤어진지 1년 됐고 이제 새로운 사람 만날 준비 됐는데 올까요
new-love.will | 썸도 없는데 크리스마스 전에 반전 있을까
new-love.will | 이사가면 거기서 새 인연 만나려나
new-love.will | 나도 드라마같은 연애 한번은 하겠지?
new-love.why | 왜 나만 솔로야 진짜
new-love.why | 괜찮단 소린 듣는데 남친은 왜 안생기는 걸까
new-love.why | 다들 저보고 눈이 높대요 저는 왜 연애를 못할까요
new-love.why | 소개팅 나가면 다들 예의만 차리고 끝나요 뭐가 문제일까
new-love.why | 이상한 사람만 꼬이는 이유 좀 알고싶어여
new-love.why | 연애 시작만 하면 한달컷임 왜그러지
new-love.why | 저한테 번호 물어보는 사람이 하나도 없어요 이유가 뭘까요
new-love.why | 사람을 만나도 설레지가 않아요 왜 이럴까
new-love.why | 예쁘다는 말은 듣는데 고백은 못받음 왜?
new-love.why | 매번 소개팅 첫만남에서 끝나는 이유가 궁금합니다
new-love.how | 퇴근하면 씻고 자는게 끝인데 연애는 어떻게 시작해요
new-love.how | 소개팅 말주변 없는 남자 살아남는 법
new-love.how | 내일 소개팅인데 첫인상 좋게 하려면요?
new-love.how | 똥차 거르는 방법 좀 알려주라
new-love.how | 자만추 하고싶은데 뭘 해야 기회가 오나여
new-love.how | 연애 안한지 오래돼서 감 다 죽었는데 어케 살림?
new-love.how | 이성 앞에만 서면 굳어버리는데 이거 어떻게 고치지
new-love.how | 데이팅앱 프로필 어떤식으로 써야 괜찮은 사람이 올까요
new-love.how | 인연 들어온다는데 그 사람인지 어떻게 알아보죠
new-love.how | 여사친도 없는 공대생은 여친 어케 만들어요
new-love.should | 엄마친구 아들 소개받으라는데 나가볼까
new-love.should | 나이차이 12살 괜찮나요
new-love.should | 열살 많은 분이 만나보자는데 만나도 될까요
new-love.should | 돌싱남 소개 들어왔는데 받아도 괜찮을까
new-love.should | 솔로파티 신청할까 하는데 가는게 나을까요
new-love.should | 이상형은 아닌데 착한 사람이래 소개 받을까 말까
new-love.should | 로테이션 소개팅 이런거 해봐도 됨?
new-love.should | 헤어진지 한달밖에 안됐는데 소개팅 나가도 되나
new-love.should | 친구 전남친이 소개해준다는 사람 만나봐도 괜찮을까요
new-love.should | 외국인이랑 연애해도 괜찮을까여
new-love.should | 클럽에서 번호 준 남자 만나볼까
new-love.should | 조건만 보고 사람 만나도 될까요
new-love.should | 눈을 낮춰야 할까요
new-love.should | 비흡연자만 고집하는데 기준 풀어야하나
new-love.should | 장거리 될거 뻔한데 소개 받아도 되나요
new-love.letgo | 연애 그냥 포기하고 살까
new-love.letgo | 소개팅 이제 그만할까봐 지쳤어
new-love.letgo | 비혼은 아닌데 남자 만나는거 접는게 나을까
new-love.like | 저는 말 많은 남자가 맞나요 조용한 남자가 맞나요
new-love.like | 앞으로 만날 사람 성격 좀 알려주세여
new-love.like | 내 다음 남친 키는 크냐ㅋㅋ
new-love.like | 나한테 다가올 사람 분위기가 어떤지 궁금
new-love.like | 다정한 남자 만나나 무뚝뚝한 남자 만나나
new-love.like | 제 사주에 어울리는 여자는 어떤 타입인가요
new-love.like | 다음 여친 외모 어떨까요 솔직하게
new-love.like | 나랑 오래갈 사람은 어떤 성향일까
new-love.like | 미래 남친 특징 세개만 말해줘
new-love.who | 다음 남자친구는 몇살 차이일까요
new-love.who | 내 인연 이미 아는 사람 중에 있음?
new-love.who | 어디를 가야 괜찮은 남자가 있는거임
new-love.who | 헬스장 교회 회사 셋중 어디서 만날까
new-love.who | 온라인에서 만날까 오프라인에서 만날까요
new-love.who | 지금 주변에 있는 사람중에 미래의 남친 있나
new-love.who | 소개팅이랑 자만추 중에 어디서 만나게 돼요
new-love.who | 외국에서 만날 인연이에요 국내에서 만날 인연이에요?
new-love.state | 내 연애운 망했나요 지금
new-love.state | 자기전에 연애운만 딱 봐주라
new-love.state | 저 요즘 이성운 들어왔어요?
new-love.state | 스물여덟 남자 올해 연애운 궁금합니다
new-love.state | 솔로인데 이번달 인연운 흐름이 어떤가요
new-love.state | 지금 저한테 도화 들어와 있나여
new-love.which | 소개팅이 나을까 앱이 나을까
new-love.which | 연하가 나아 연상이 나아 나한테는
new-love.when | 혼자인지 5년째 언제쯤 끝남?
new-love.when | 남자친구는 몇월에 오시나요ㅋㅋ
new-love.will | 이번 소개팅은 느낌이 다른데 잘될까요
new-love.will | 교회 청년부 옮겼는데 거기서 짝 만날까
new-love.will | 서른둘인데 이제 글렀나
new-love.why | 다 예쁘다는데 왜 나만 남친이 없을까
new-love.why | 소개팅 열번했는데 한명도 안이어짐 뭐가문제임
new-love.how | 남중남고공대인데 여자랑 말하는 법 좀
new-love.how | 집밖을 안나가는데 남친은 어떻게 만들지
new-love.should | 14살 연상 만나봐도 되나요
new-love.should | 친구가 자기 오빠 소개해준다는데 받을까
new-love.should | 지금은 연애보다 혼자 있는게 나을까요
new-love.like | 나한테 올 남자 성격 어때
new-love.who | 회사에서 만나 아니면 모임에서 만나?
new-love.who | 운명의 상대 나이가 어떻게 돼요
new-love.state | 연애운 좀 풀렸나요 요새
new-love.letgo | 남자 만나는거 이제 포기할까봐요
new-love.should | 띠동갑 좀 심한가요 만나도 될까
new-love.should | 8살 차이면 너무 많이 나는건가 만나지 말까
new-love.should | 아홉살 어린 남자가 만나자는데 괜찮아?
new-love.how | 여자 울렁증 있는 모솔 대화하는 법 알려줘
new-love.who | 제 운명의 상대는 몇살쯤 될까요
new-love.should | 올해는 연애 쉬는게 나을까 소개 받는게 나을까
new-love.why | 주변에 남자는 많은데 왜 내 남친만 없냐
new-love.when | 주변 다 결혼하는데 나는 언제 연애하냐
new-love.will | 운동 시작했는데 거기서 좋은 사람 만날까
new-love.will | 이번 달 소개팅 잡혔는데 잘 풀릴까
new-love.why | 나 왜 이렇게 연애가 힘들어
new-love.why | 자꾸 바람둥이만 만나는 이유가 뭐냐
new-love.how | 소개팅 때 무슨 얘기 해야 안지루함?
new-love.how | 인기 많아지는 법 좀 알려줘
new-love.should | 연애할 마음 없는데 소개팅 거절할까
new-love.should | 앱에서 만난 사람 실제로 만나도 될까
new-love.who | 다음 사람은 연상이려나
new-love.state | 지금 남자운 있는 시기임?
ssum.will | 어제 세번째 데이트 했는데 사귀자고 하려나
ssum.will | 영화 보고 밥까지 먹었는데 다음이 있을까요
ssum.will | 소개팅녀랑 두번 봤는데 연애로 이어질까요
ssum.will | 매일 통화는 하는데 이거 연애로 넘어감?
ssum.will | 걔가 유학가는데 썸이 이어질 수 있을까
ssum.will | 앱에서 만나서 썸타는중인데 오래갈 인연일까요
ssum.will | 이번주말에 바다 가기로 했는데 그날 사귀게 될까
ssum.will | 애프터는 했고 삼프터까지 갈까요
ssum.will | 이 썸 또 흐지부지 될까봐 겁나는데 이번엔 잘될까
ssum.will | 서로 호감은 확실한데 누구 하나 말을 안함.. 이어지긴 할까
ssum.will | 썸붕각인데 살아날 수 있을까여
ssum.will | 친구에서 썸된 애랑 커플 될 수 있음?
ssum.will | 종강하고 나서도 썸이 계속 갈까요
ssum.will | 썸남 이번달 안에 고백할거 같아?
ssum.will | 술먹고 뽀뽀했는데 우리 사귀는걸로 갈까
ssum.feel | 팔짱 꼈는데 안빼더라 얘 나 좋아해?
ssum.feel | 썸남이 전여친 얘기를 자꾸 해요 저한테 마음 있긴 한가요
ssum.feel | 밤마다 전화하면서 사귀자곤 안함 나 심심풀이야?
ssum.feel | 데이트 비용 다 내주는데 진심일까요
ssum.feel | 썸남 요즘 리액션이 줄었어 마음 식은거겠지
ssum.feel | 소개팅남이 다음에 보자고만 하고 날을 안잡아요 무슨 생각일까
ssum.feel | 친구들한테 나를 소개시켜줬는데 진지한거 맞지
ssum.feel | 걔가 나 말고 다른 썸도 있는거 같은데 나는 몇순위일까
ssum.feel | 저를 집앞까지 데려다주면서 손은 안잡아요 무슨 맘이죠
ssum.feel | 생일선물로 향수줬는데 이정도면 나 좋아하는거 아님?
ssum.feel | 썸녀가 다른 남자 얘기를 함 날 떠보는건가
ssum.feel | 취하면 보고싶다고 하는데 술김일까 본심일까
ssum.feel | 썸남이 내 사진 자꾸 찍어주는데 무슨 의미임
ssum.feel | 만나면 다정한데 헤어지고 나면 조용해요 저한테 진심인지
ssum.feel | 약속은 잡는데 항상 한시간 늦게 와 나한테 맘 있는건가
ssum.why | 썸남이 갑자기 존댓말로 돌아갔어요 왜이러는걸까요
ssum.why | 손도 잡아놓고 왜 사귀자는 말은 안해
ssum.why | 애프터에선 좋았는데 삼프터 얘기가 쏙 들어갔어요 왜죠
ssum.why | 썸만 타면 끝이 흐지부지임 이유가 뭐냐
ssum.why | 왜 저는 맨날 고백 직전에 썸이 깨지나요
ssum.why | 잘 놀아놓고 담날부터 썸녀가 차가워짐 왜그럼
ssum.why | 썸남이 저랑 단둘이 있는걸 피해요 왜 그럴까
ssum.why | 먼저 들이대더니 내가 좋아하니까 식는건 왜임
ssum.why | 썸인데 주말엔 절대 안만나줘 왜지
ssum.should | 회사 사람이랑 사겨도 괜찮을까
ssum.should | 썸남 자취방 놀러오라는데 가도 됨?
ssum.should | 세번째 만남에서 내가 먼저 손잡아버릴까
ssum.should | 썸인데 여행 같이 가도 괜찮을까요
ssum.should | 크리스마스에 만나자고 제가 먼저 말해볼까요
ssum.should | 썸남이 담배피는데 사귀어도 될까
ssum.should | 썸녀 생일인데 케이크 들고 집앞에 가도 될까
ssum.should | 소개팅한 사람 한번 더 만나볼까 첫인상은 쏘쏘였음
ssum.should | 동기랑 썸타는데 사귀면 나중에 곤란하려나 사귀어도 돼?
ssum.should | 나보다 여덟살 어린 애랑 썸인데 만나도 될까
ssum.should | 같은팀 동료가 사귀자는데 받아줄까 말까
ssum.should | 썸남한테 다른 남자랑 밥먹은거 말해야되나
ssum.should | 밀어내는 척 해볼까 썸남 반응 보게
ssum.should | 두번째 만남에 술 마셔도 괜찮음?
ssum.should | 확신 없는데 일단 사귀어보는게 나을까요
ssum.how | 썸 타는데 속도가 너무 빨라요 어떻게 늦추죠
ssum.how | 고백 유도하는 법 아는사람
ssum.how | 애매한 사이에서 확실하게 하려면 뭐라고 말해야해
ssum.how | 식어가는 썸 다시 불붙이는 방법좀ㅠㅠ
ssum.how | 두번째 데이트 어디로 가야 분위기가 좋을까 어떻게 리드하지
ssum.how | 썸남이 너무 바빠서 얼굴을 못봐 어떻게 이어가
ssum.how | 소개팅 애프터 잡으려면 멘트 어떻게 쳐야됨
ssum.how | 썸녀가 집순이인데 데이트 어떻게 꼬시지
ssum.how | 자연스럽게 스킨십 하는 법 알려주세요
ssum.when | 썸탄지 두달인데 고백은 언제쯤 받나요
ssum.when | 몇번째 데이트에서 사귀자고 하는게 좋음?
ssum.when | 썸남이 언제쯤 확실하게 해줄까
ssum.when | 다음 데이트는 무슨 요일에 잡는게 좋을까요
ssum.when | 이 애매한 관계 언제 정리돼
ssum.when | 소개팅녀한테 사귀자는 말 언제 꺼낼까요
ssum.letgo | 간보는 놈 그냥 버릴까
ssum.letgo | 썸남이 다른 여자랑도 썸타네 접는게 맞지?
ssum.letgo | 약속 두번 파토냈으면 이 썸 끝내야겠죠
ssum.letgo | 나만 애타는 썸 여기서 그만둬야 하나
ssum.letgo | 네달째 썸만 타는 사람 더 기다리지 말까요
ssum.letgo | 애프터 거절한 사람 깔끔하게 포기할까요
ssum.which | 썸남 둘중에 누가 나아 다정한쪽 재밌는쪽
ssum.which | 연하 썸남이냐 직장인 썸남이냐 고민임 누구 선택
ssum.which | 소개팅 두명 다 괜찮은데 둘중 누구를 더 만나볼까요
ssum.state | 지금 썸남이랑 제 사이 흐름이 어떤가요
ssum.state | 썸 상태 점검좀요 지금 어떤 단계예요
ssum.will | 세번 만난 소개팅남이랑 사귀게 될까요
ssum.will | 썸남이 해외출장 두달 가는데 돌아와서도 이어질까
ssum.feel | 둘이 술마시다 손잡았는데 다음날 아무말 없어 뭐야
ssum.feel | 썸녀가 친구한테 내 얘기 했다는데 호감 있는거지
ssum.feel | 매일 데리러 오는데 사귀잔 말은 없음 마음이 뭘까
ssum.why | 만나면 설레하면서 왜 고백은 안하냐
ssum.why | 썸남이 갑자기 바쁘대 왜?
ssum.should | 직장 동료랑 썸인데 사귀는거 어때
ssum.should | 첫 데이트에 꽃 사갈까
ssum.how | 썸남 고백하게 만들려면
ssum.how | 두번째 만남에서 할 말이 없을까봐 걱정인데 어떡해
ssum.when | 고백 기다리는데 언제쯤 해줄까 썸남이
ssum.letgo | 세달째 확답없는 남자 이제 놔줄까요
ssum.which | 썸남 A랑 B중에 누가 더 나아요
ssum.should | 사내연애 소문날까 무서운데 그래도 사귀어볼까
ssum.how | 썸남이 먼저 고백하게 만드는 방법 있나여
ssum.why | 서로 좋은거 아는데 썸남은 왜 고백을 안할까
ssum.why | 고백할듯 말듯 하다가 또 안하는 썸남 왜이럼
ssum.feel | 회식때 내 옆에만 앉고 집도 같이 가는 썸남 진심일까
ssum.will | 썸남이랑 벚꽃 보러 가기로 했는데 사귀게 될까
ssum.feel | 썸남이 나한테 질린 것 같아
ssum.feel | 영화 보는데 어깨 기대게 해줌 이거 호감이지
ssum.why | 썸녀가 갑자기 약속 취소했어 왜지
ssum.should | 썸남이 친구들 모임에 오라는데 갈까
ssum.should | 사귀자고 하면 받아줄까 말까 고민됨
ssum.how | 썸남 앞에서 너무 긴장하는데 어떻게 해
ssum.when | 우리 관계 언제 확실해질까
ssum.letgo | 희망고문하는 썸남 그만 만나야 하나
contact.will | 번호 준지 사흘인데 카톡 올까
contact.will | 어제 생일이었는데 축하톡 하나 없더라 늦게라도 오려나
contact.will | 폰만 붙잡고 있는데 오늘 안에 답장 올까요
contact.will | 내가 마지막으로 보낸게 2주전인데 먼저 연락 올 일 있을까
contact.will | 디엠 보냈는데 읽긴 할까
contact.will | 전화 안받았는데 다시 걸어줄까
contact.will | 새해에 걔한테 문자 올까요
contact.will | 카톡 숨김당한거 같은데 연락 올 가능성 1이라도 있냐
contact.will | 소개팅한 남자 집 도착했단 톡 이후로 조용한데 연락 올까요
contact.will | 내 스토리 보고 디엠 보내줄까
contact.will | 알림 울릴때마다 심쿵함 걔한테서 오긴 할까 연락
contact.will | 나중에 연락할게 이러고 사라졌는데 진짜 연락올까
contact.when | 이따 전화한대놓고 안하는데 언제 할까
contact.when | 읽씹 며칠째인데 답은 언제 올까요
contact.when | 소개팅 끝나고 연락은 몇시간 뒤에 하는게 좋아요
contact.when | 시험기간이라 연락 줄이재 언제 다시 톡 오려나
contact.when | 첫 카톡 몇시쯤 보내는게 좋을까여
contact.when | 그 사람 연락 기다린지 한달째.. 언제쯤 울릴까 내 폰
contact.when | 디엠 보낼건데 무슨 요일이 괜찮을까
contact.when | 얼마나 더 있다가 선톡해야 안없어보일까
contact.feel | 답장은 세시간마다 오는데 길게 와요 무슨 마음일까
contact.feel | 카톡 말투가 갑자기 딱딱해졌는데 나 싫어진거야?
contact.feel | 좋은아침 톡은 매일 오는데 습관인가 호감인가
contact.feel | 내 톡엔 ㅋㅋ만 보내는데 대화하기 싫은거지
contact.feel | 새벽에 전화해서 아무말도 안하고 끊었어요 무슨 심리죠
contact.feel | 인스타 팔로우는 받아줬는데 맞팔은 안해 나한테 관심 없는거지
contact.feel | 전화는 안하고 카톡만 하는 남자 저한테 마음 있는걸까요
contact.feel | 대화 끝내려는 느낌으로 답장하는데 나 귀찮은건가
contact.feel | 선톡은 안하는데 답은 1분컷임 무슨 마음이야
contact.feel | 스토리에 하트 눌렀는데 별뜻 없는거임?
contact.feel | 프사를 갑자기 내렸던데 나 보라고 그런건가 무슨 뜻일까
contact.feel | 카톡에 이름 부르면서 말하는거 호감 표시인가여
contact.why | 어젯밤까지 잘 톡하다가 아침부터 안읽씹임 왜?
contact.why | 왜 꼭 밤 열두시 넘어서만 톡할까
contact.why | 통화하자더니 왜 전화를 안주는거야
contact.why | 만날땐 좋은데 카톡만 하면 단답인 이유가 뭐죠
contact.why | 나 빼고 다 답장해주던데 왜 내것만 안봐
contact.why | 소개팅 끝나자마자 연락이 끊겼어요 제가 뭘 잘못했나요
contact.why | 걔는 왜 인스타는 올리면서 내 카톡은 안읽지
contact.why | 갑자기 카톡 프사랑 상메를 다 지웠어요 왜그랬을까
contact.why | 보고싶다고 톡하면 왜 딴소리로 넘기지
contact.why | 한동안 잠잠하더니 왜 이제와서 잘지내냐고 톡하는거임
contact.should | 소개팅남이 애프터 안 하는데 제가 먼저 연락해도 될까요
contact.should | 술취해서 전화했는데 오늘 해명톡 보내는게 나을까
contact.should | 읽씹당했는데 한번 더 보내도 안없어보이나 보내봐?
contact.should | 스토리에 답장해도 될까 걔 여행사진인데
contact.should | 자니? 보내도 되냐 새벽 두신데
contact.should | 카톡 지웠다가 다시 추가해도 될까요
contact.should | 감기걸렸다는데 괜찮냐고 문자 넣어볼까
contact.should | 바쁘다니까 연락 안하는게 맞겠죠?
contact.should | 연락처 알아냈는데 갑자기 톡하면 좀 그런가
contact.should | 답 늦게 하는 전략 써도 되나여
contact.should | 내 인스타 비공개 풀고 걔한테 맞팔 걸어볼까요
contact.should | 읽음표시만 뜬지 이틀.. 전화로 물어봐도 될까
contact.should | 쿨하게 아무일 없던척 카톡할까
contact.should | 매일 선톡하는데 하루쯤 안해볼까
contact.how | 대화가 삼십분만에 끊기는데 카톡 어떻게 이어가야함
contact.how | 첫 디엠 안이상하게 보내는 법
contact.how | 소개팅 끝나고 애프터 문자 뭐라고 보내야할까요
contact.how | 카톡하면 노잼이래요 어떻게 고쳐요
contact.how | 잘자 말고 좀 설레는 톡 뭐 보내지
contact.how | 한달만에 연락왔는데 어떻게 답해야 자연스러워
contact.how | 답장 느린 사람이랑은 어떻게 톡해야돼요
contact.how | 전화 울렁증 있는데 걔가 통화하재 어떡하지
contact.how | ㅇㅇ 이라고 온거에 뭐라고 이어서 말하지
contact.how | 실수로 짝남 스토리 좋아요 눌렀는데 수습 어떻게 하지
contact.letgo | 한달째 답 없는 톡방 이제 나갈까
contact.letgo | 연락 뜸한 사람 번호 지우는게 나을까
contact.letgo | 나만 먼저 톡하는 사이 그만해야겠지
contact.which | 전화가 나을까 카톡이 나을까
contact.which | 짧게 보내는게 나아 길게 쓰는게 나아 톡
contact.will | 걔 휴가 끝나면 연락할까?
contact.when | 답장 하루 지났는데 언제 오려나
contact.when | 며칠 뒤에 선톡하는게 자연스러움?
contact.feel | 답장은 빠른데 항상 단답 나 별로인가
contact.feel | 새벽에 노래링크만 보내는데 무슨 의미임
contact.why | 잘 연락하다가 주말만 되면 잠수타는 이유
contact.why | 왜 내 카톡만 나중에 읽어?
contact.should | 생일인거 알았는데 축하톡 보내도 될까
contact.should | 이틀 씹혔는데 전화 걸어?
contact.how | 대화주제 다 떨어짐 뭐라고 톡하냐
contact.how | 단답러랑 카톡 이어가는 법
contact.letgo | 답 없는 사람 톡 그만 보내는게 낫겠지
contact.will | 보낸 톡 아직 1인데 오늘 읽을까
contact.will | 그 오빠 먼저 연락 줄 일 있을까
contact.when | 연락 기다리다 잠들겠다 언제 오냐
contact.feel | 하루종일 연락하다가 밤엔 끊기는데 나 심심풀이인가
contact.feel | 이모티콘 하나 보내고 끝 무슨 마음이야
contact.why | 왜 전화는 되는데 카톡은 씹어
contact.should | 술김에 보낸 톡 지울까 말까
contact.how | 연락 끊긴 사람한테 자연스럽게 다시 톡하는 법
contact.how | 읽씹 뒤에 뭐라고 다시 보내
crush.will | 카페 알바생한테 반했는데 이어질 수 있을까
crush.will | 짝남이 곧 군대 가는데 가기전에 잘될 확률은
crush.will | 나보다 다섯살 많은 직장 선배인데 좋아해요 될까요
crush.will | 버스에서 매일 보는 사람 좋아하게 됐는데 말이라도 해볼 수 있을까
crush.will | 친구가 좋아하는 애를 나도 좋아해.. 나한테 기회가 있을까
crush.will | 인기 많은 선배라 경쟁자가 많은데 저한테도 차례가 올까요
crush.will | 아이돌 닮은 과대 좋아하는데 이뤄지려나ㅋㅋ
crush.will | 짝녀가 솔로된지 얼마 안됐는데 나랑 잘될 수 있을까
crush.will | 내일 고백할건데 받아줄까요 떨려 죽겠음
crush.will | 좋아하는 사람이 이직한대요 그전에 가까워질 수 있을까요
crush.will | 8년지기 남사친 좋아하는데 연인으로 발전 가능?
crush.will | 제 짝사랑 해피엔딩일까요
crush.feel | 회의때마다 눈이 마주치는 대리님 저한테 호감 있나요
crush.feel | 짝남이 나한테만 존댓말 하는데 거리두는건가
crush.feel | 우산 씌워줬는데 걔는 원래 다 그런가 나한테만 그런가
crush.feel | 생일 기억해준 선배 나한테 마음 있는걸까
crush.feel | 남사친이 내 연애얘기만 나오면 표정이 굳어 나 좋아하나
crush.feel | 교회오빠가 저만 보면 웃어요 관심일까요 친절일까요
crush.feel | 고백 거절했으면서 계속 잘해줘요 무슨 마음인가요
crush.feel | 짝녀가 나 말고 내 친구한테 더 잘웃는데 나한텐 관심 없는거지
crush.feel | 걔 폰 배경이 우리 단체사진이던데 나 의식하는거야?
crush.feel | 스터디 같이하는 오빠가 매번 제 옆자리 앉아요 호감인가
crush.feel | 신입이 저한테 자꾸 질문하러 와요 저 좋아하는건가요
crush.feel | 트레이너가 저한테 유독 친절한데 영업인가 호감인가
crush.feel | 내 농담에만 빵터지는 걔 나한테 맘있나
crush.why | 왜 하필 여친있는 사람이 좋아지냐
crush.why | 좋아하는 사람한테 일부러 퉁명스럽게 굴어요 왜이럴까요
crush.why | 짝남이 갑자기 나를 피해 왜그러지
crush.why | 고백도 못하고 맨날 혼자 끝내는 이유가 뭘까
crush.why | 잘해주던 선배가 제 고백 이후로 인사도 안해요 왜죠
crush.why | 걔는 왜 나한테만 틱틱대는걸까
crush.how | 회사 옆팀 사람인데 말 틀 방법이 없어요 어떻게 친해지죠
crush.how | 짝남 앞에서 자꾸 뚝딱거려 어떡하냐
crush.how | 고백 멘트 뭐가 좋을까 담백하게 하려면
crush.how | 까였는데 같은 과라 매일 봐야함 어떻게 대하지
crush.how | 단골 카페 사장님한테 자연스럽게 말거는 방법
crush.how | 짝녀랑 단둘이 밥먹는 자리 어떻게 만들지
crush.how | 내 마음 안들키고 걔 취향 알아내는 법
crush.how | 친구로만 보는 애한테 이성으로 어필하려면?
crush.how | 좋아하는 티가 너무 나는데 어떻게 숨겨요
crush.how | 철벽치는 사람 마음은 어떻게 열어요
crush.should | 친구의 친구를 좋아하는데 소개해달라고 해도 될까
crush.should | 차인지 반년 됐는데 다시 고백해도 되나요
crush.should | 지하철에서 본 사람한테 번호 물어볼까
crush.should | 짝남 전역하는데 그때 꽃들고 가도 될까
crush.should | 마지막 출근날인데 좋아했다고 말하고 나갈까
crush.should | 친구가 먼저 걔 좋아한다고 했는데 나도 고백해도 되는걸까
crush.should | 사내에서 좋아하는 사람한테 티내도 괜찮을까요
crush.should | 직진하는 편인데 이번엔 좀 천천히 가는게 맞을까 짝사랑
crush.should | 거래처 직원분 마음에 드는데 커피 사드려도 될까요
crush.should | 고백 편지를 썼는데 줘야 할까요 말아야 할까요
crush.should | 짝녀한테 남친 있냐고 대놓고 물어봐도 됨?
crush.should | 남사친한테 좋아한다고 하면 사이 깨질까 말하지 말까
crush.should | 좋아하는 누나가 이혼녀인데 다가가도 될까요
crush.should | 짝남 친구한테 도와달라고 부탁해볼까
crush.when | 남사친한테 고백 언제 하는게 제일 덜 어색할까
crush.when | 걔 마음 열리는데 얼마나 걸릴까요
crush.when | 짝사랑만 2년인데 언제쯤 이루어지나요
crush.when | 퇴사전에 고백할까 퇴사하고 고백할까 언제가 좋아
crush.when | 번호 물어보기 좋은 날 언제임
crush.when | 12월중에 고백 성공할 날짜 찍어주세요
crush.when | 좋아한다고 말할 타이밍 언제 오나요
crush.letgo | 걔 곧 결혼한대요 맘 정리해야겠죠
crush.letgo | 고백했다 까였는데 깔끔하게 접을까
crush.letgo | 나한테 관심 없는 선배 그만 좋아하는게 맞지
crush.letgo | 짝남이 내 친구랑 사귄대 포기해야겠지ㅠ
crush.letgo | 백번 찍어도 안넘어오는데 이제 단념할까요
crush.letgo | 비혼주의라는데 이 짝사랑 놓는게 나을까요
crush.letgo | 연예인급 외모라 나랑 급이 다름 포기각?
crush.which | 고백을 말로 할까 편지로 할까 뭐가 나아
crush.which | 회사 선배냐 동호회 오빠냐 누구한테 다가갈까
crush.will | 옆자리 대리님이랑 잘될 가능성 있나
crush.will | 이미 차였는데 시간 지나면 마음 바뀔까 짝남
crush.feel | 같은 조 오빠가 자꾸 나만 놀려 좋아하나
crush.feel | 편의점 알바가 나한테만 서비스 줌 관심인가
crush.why | 왜 좋아하는 사람만 보면 말이 안나오지
crush.should | 짝녀 졸업하는데 고백하고 끝낼까
crush.should | 학원쌤 좋아하는데 티내도 되나요 둘다 성인
crush.how | 엘리베이터에서만 보는 사람한테 어떻게 말걸어
crush.how | 짝남이랑 자연스럽게 밥먹으려면
crush.when | 고백은 크리스마스 전이 나아 후가 나아
crush.letgo | 여친이랑 오래된 사람인데 좋아하는거 그만둬야겠죠
crush.should | 회사 사람 좋아하게 됐는데 표현해도 괜찮을까여
crush.when | 고백은 생일 전에 하는게 나아 지나고 하는게 나아
crush.will | 선배가 졸업하기 전에 이어질 수 있을까
crush.will | 짝남한테 나도 기회가 있을까
crush.feel | 알바 사장님이 저만 챙겨요 관심인가요
crush.why | 왜 걔 앞에서만 말을 더듬지
crush.should | 친한 오빠한테 고백했다 어색해지면 어떡해 할까 말까
crush.should | 빼빼로 줘도 될까 짝남한테
crush.how | 짝남 눈에 띄려면 뭘 해야 돼
crush.letgo | 2년 좋아했는데 이제 마음 접어야겠지
timing.state | 담주 목요일 소개팅인데 그날 운 어때요
timing.state | 오늘 하루 왜이렇게 꼬이냐 내 운 막힌거임?
timing.state | 스물일곱 내 한해 흐름 좀 짚어줘
timing.state | 이번달 남은 며칠 운 괜찮아요?
timing.state | 요즘 되는 일이 없는데 운이 바닥인가여
timing.state | 설연휴때 제 연애운 어때여
timing.state | 내일 중요한 약속 있는데 기운 괜찮나
timing.state | 이번주 금토 운세만 짧게
timing.state | 내년 나한테 좋은 해임 나쁜 해임?
timing.state | 지금 내 시기가 어떤 시기인지 알려줘
timing.state | 대운 바뀐다는데 나 지금 어떤 흐름이에요
timing.when | 내 인생 언제 봄날 오냐
timing.when | 운 들어오는 달이 언젠지 콕 찝어주세요
timing.when | 이번주에 데이트 잡기 좋은 요일
timing.when | 머리 자르기 좋은날 있나여ㅋㅋ
timing.when | 올해 조심해야 하는 달은 몇월이에요
timing.when | 다음주 약속 언제 잡아야 운이 좋을까
timing.when | 삼재 언제 끝나나요 지긋지긋
timing.when | 내년에 운 터지는 시기 언제임?
timing.when | 이 힘든 시기 언제 지나가여
timing.will | 내년엔 올해보다 좀 웃을 일 있을까
timing.will | 다음달에 뭐 좋은 소식 있으려나
timing.will | 서른 되면 인생 좀 풀리려나
timing.will | 하반기엔 숨통 트일까요
timing.how | 오늘 운 안좋으면 뭘 조심해야 할까
timing.how | 이번달 운 좋게 보내려면 어떻게 해요
timing.how | 아홉수 올해 무사히 넘기려면 어떻게 해야하나요
timing.which | 내 운은 상반기가 좋아 하반기가 좋아?
timing.why | 올해 왜이렇게 안풀리죠 운이
timing.why | 나 왜 요새 되는게 하나도 없지 운때문인가
timing.state | 이번 크리스마스 주간 운 어때
timing.state | 낼모레 운 좀 봐주라
timing.when | 언제쯤 운이 들어올까 나한테
timing.will | 내년엔 좀 숨쉬고 살 수 있을까
timing.how | 이번주 운 나쁘면 뭘 피해야돼
timing.state | 이번 화이트데이 주간 내 운 어떰
timing.state | 오늘밤 운 좀 봐주라
timing.state | 저 요즘 운이 좋은 편이에요?
timing.state | 1월 초 운 어떤가요 여행가는데
timing.state | 연말까지 내 운 흐름 어떤데
timing.when | 나한테 운 들어오는 때가 언제예요
timing.when | 꼬인 운 언제쯤 풀릴까 지친다
timing.when | 몇월이 나한테 제일 운 좋아?
timing.will | 올해 남은 기간엔 좋은 일 하나쯤 생길까요
timing.will | 새해되면 액운 좀 나가려나
timing.how | 운 나쁜 날엔 뭘 피하는게 좋아요
timing.how | 새해 운 좋게 시작하려면 뭐 해야돼
timing.state | 모레 소개팅 말고 그냥 하루 운
timing.state | 이번 달 전체 운 좀
timing.when | 내 운 제일 좋을 때가 언제
timing.will | 앞으로 좀 나아지려나 내 인생
timing.how | 이번달 어떻게 보내야 좋을까
`);
